import { LAST_ROW } from '@debut/events/tools/listing-numbers.ts'
import type { ListingQuery } from '@debut/events/tools/listing-questions.ts'
import type { Place } from '../../../lib/page/page.ts'
import { kindIn, kindInAddress, kindInQuery, type KindQuery } from '../../../lib/page/kind-query.ts'
import { periodIn, periodInQuery, type PeriodQuery } from '../../../lib/page/period-query.ts'
import { BEST_OF } from './listing-paths.ts'

/** Where listings stand: their place is the same in another order, at another price and on another page. */
const HOMES = ['categories', 'tags', 'best-products-by-tag'] as const
export type Home = (typeof HOMES)[number]

export interface ListingPageQuery extends KindQuery, PeriodQuery {
  readonly home: Home
  /** Of the category or the tag. */
  readonly name: string
  readonly sort: ListingQuery['sort']
  readonly page: number
}

export const PAGE_SIZE = 24

/** How many pages there are of so many rows. The server reads no further than its last row. */
export const pagesOf = (total: number, size: number): number => Math.min(Math.ceil(total / size), Math.floor(LAST_ROW / size) + 1)

/** The page that an address asks for; anything that is none is the first. */
export const pageIn = (search: URLSearchParams, size: number): number => {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= pagesOf(Infinity, size) ? page : 1
}

const SORTS = ['best', 'newest', 'rising'] as const

export const pageQueryAt = ({ path, params, search }: Place): ListingPageQuery => {
  const home = HOMES.find((each) => path.split('/')[1] === each) ?? 'tags'
  const best = BEST_OF.exec(params['*'] ?? '')?.groups ?? {}
  return {
    home,
    name: (home === 'best-products-by-tag' ? best['tag'] : params['name']) ?? '',
    // A category has no address of its own for a year, unlike what is best by tag: there it is a choice among others.
    ...(home === 'categories' ? periodIn(search.get('year'), search.get('month')) : periodIn(best['year'], best['month'])),
    ...kindIn(search),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'best',
    page: pageIn(search, PAGE_SIZE),
  }
}

/** The address of a listing: what is as it would be anyway is not said. */
export const addressOf = ({ home, name, year, month, sort, page, ...kind }: ListingPageQuery): string => {
  const isChoice = home === 'categories'
  const path = [home, name, ...(isChoice ? [] : [year, month])].filter((part) => part !== undefined).join('/')
  const query = new URLSearchParams({
    ...kindInAddress(kind),
    ...(isChoice && periodInQuery({ year, month })),
    ...(sort !== 'best' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/${path}${query.size > 0 ? `?${query}` : ''}`
}

/** As the server is asked for it. */
export const apiQueryOf = ({ home, name, year, month, sort, page, ...kind }: ListingPageQuery): string =>
  new URLSearchParams({
    [home === 'categories' ? 'category' : 'tag']: name,
    ...periodInQuery({ year, month }),
    ...kindInQuery(kind),
    sort,
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  }).toString()
