import { askRangeNames } from '@debut/events/tools/ask-ranges.ts'
import { putUpWithin } from '@debut/events/tools/put-up-within.ts'
import type { ForSaleQuery } from '@debut/events/tools/sale-questions.ts'
import { Category } from '@debut/events/tools/tool-card.ts'
import type { Place } from '../../../lib/page/page.ts'
import { kindIn, kindInAddress, kindInQuery, type KindQuery } from '../../../lib/page/kind-query.ts'
import { PAGE_SIZE, pageIn } from '../listings/listing-page-query.ts'

export interface SalePageQuery extends KindQuery, Pick<ForSaleQuery, 'category' | 'ask' | 'within' | 'sort'> {
  readonly page: number
}

const SORTS = ['newest', 'best', 'rising', 'cheapest', 'dearest'] as const satisfies readonly ForSaleQuery['sort'][]

export const salePageQuery = ({ search }: Pick<Place, 'search'>): SalePageQuery => ({
  category: Category.safeParse(search.get('category')).data,
  ...kindIn(search),
  ask: askRangeNames.find((range) => range === search.get('ask')),
  within: putUpWithin.find((days) => days === search.get('within')),
  sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
  page: pageIn(search, PAGE_SIZE),
})

/** All that is for sale, in the order in which it came. */
export const WHOLE: SalePageQuery = {
  sort: 'newest',
  page: 1,
}

/** What is as it would be anyway is not said. */
export const saleAddress = ({ category, ask, within, sort, page, ...kind }: SalePageQuery): string => {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(ask !== undefined && { ask }),
    ...(within !== undefined && { within }),
    ...kindInAddress(kind),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/for-sale${query.size > 0 ? `?${query}` : ''}`
}

/** As the server is asked for it. */
export const saleApiQuery = ({ category, ask, within, sort, page, ...kind }: SalePageQuery): string =>
  new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(ask !== undefined && { ask }),
    ...(within !== undefined && { within }),
    ...kindInQuery(kind),
    sort,
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  }).toString()
