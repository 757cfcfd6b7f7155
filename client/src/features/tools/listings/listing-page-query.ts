import { LAST_ROW } from '@debut/events/tools/listing-numbers.ts'
import { ListingQuery, periodFields } from '@debut/events/tools/listing-questions.ts'
import { listingRoute } from '@debut/events/tools/listing-routes.ts'
import type { Place } from '../../../lib/page/page.ts'
import { pageField, readFields, writeFields } from '../../../lib/page/address-fields.ts'
import { kindFields, kindNames, type KindQuery } from '../../../lib/page/kind-query.ts'
import { periodIn, type PeriodQuery } from '../../../lib/page/period-query.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { BEST_OF } from './listing-paths.ts'

/** A listing's path begins with one of these. Its order, price and page are in the query. */
const HOMES = ['categories', 'tags', 'best-products-by-tag'] as const
export type Home = (typeof HOMES)[number]

export interface ListingPageQuery extends KindQuery, PeriodQuery {
  readonly home: Home
  /** The name of the category or of the tag. */
  readonly name: string
  readonly sort: ListingQuery['sort']
  readonly page: number
}

export const PAGE_SIZE = 24

/** How many pages there are of so many rows. The server reads no further than its last row. */
export const pagesOf = (total: number, size: number): number => Math.min(Math.ceil(total / size), Math.floor(LAST_ROW / size) + 1)

/** The page that an address asks for; anything that is none is the first. */
export const pageIn = (search: URLSearchParams, size: number): number =>
  readFields({ page: pageField(pagesOf(Infinity, size)) }, search).page

const fields = { ...kindFields, ...periodFields, sort: ListingQuery.shape.sort, page: pageField(pagesOf(Infinity, PAGE_SIZE)) }

export const pageQueryAt = ({ path, params, search }: Place): ListingPageQuery => {
  const home = HOMES.find((each) => path.split('/')[1] === each) ?? 'tags'
  const best = BEST_OF.exec(params['*'] ?? '')?.groups ?? {}
  return {
    home,
    name: (home === 'best-products-by-tag' ? best['tag'] : params['name']) ?? '',
    ...readFields(fields, search, kindNames),
    // A category has no address of its own for a year, unlike what is best by tag: there it is a choice among others.
    ...(home === 'categories' ? periodIn(search) : periodIn(new URLSearchParams(best))),
  }
}

export const addressOf = ({ home, name, year, month, ...rest }: ListingPageQuery): string => {
  const isChoice = home === 'categories'
  const path = [home, name, ...(isChoice ? [] : [year, month])].filter((part) => part !== undefined).join('/')
  return `/${path}${writeFields(fields, { ...rest, ...(isChoice && { year, month }) }, kindNames)}`
}

const listings = resource(listingRoute)

/** What the page shows. */
export const listingOf = ({ home, name, page, ...rest }: ListingPageQuery) =>
  listings({
    [home === 'categories' ? 'category' : 'tag']: name,
    ...rest,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
