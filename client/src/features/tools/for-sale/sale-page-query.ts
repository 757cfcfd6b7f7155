import { forSaleRoute } from '@debut/events/tools/listing-routes.ts'
import { ForSaleQuery } from '@debut/events/tools/sale-questions.ts'
import type { Place } from '../../../lib/page/page.ts'
import { pageField, readFields, writeFields } from '../../../lib/page/address-fields.ts'
import { kindFields, kindNames, type KindQuery } from '../../../lib/page/kind-query.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { PAGE_SIZE, pagesOf } from '../listings/listing-page-query.ts'

export interface SalePageQuery extends KindQuery, Pick<ForSaleQuery, 'category' | 'ask' | 'within' | 'sort'> {
  readonly page: number
}

const { category, ask, within, sort } = ForSaleQuery.shape
const fields = { category, ask, within, ...kindFields, sort, page: pageField(pagesOf(Infinity, PAGE_SIZE)) }

export const salePageQuery = ({ search }: Pick<Place, 'search'>): SalePageQuery => readFields(fields, search, kindNames)

/** All that is for sale, in the order in which it came. */
export const WHOLE: SalePageQuery = {
  sort: 'newest',
  page: 1,
}

export const saleAddress = (query: SalePageQuery): string => `/for-sale${writeFields(fields, query, kindNames)}`

const sales = resource(forSaleRoute)

/** What the page shows. */
export const saleOf = ({ page, ...query }: SalePageQuery) => sales({ ...query, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
