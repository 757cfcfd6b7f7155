import type { AlternativesQuery, SubjectsQuery } from '@debut/events/alternatives/alternative-questions.ts'
import type { Place } from '../../lib/page/page.ts'
import { kindIn, kindInAddress, kindInQuery, type KindQuery } from '../../lib/page/kind-query.ts'
import { periodIn, periodInQuery, type PeriodQuery } from '../../lib/page/period-query.ts'
import { pathOf } from './alternatives-paths.ts'

export interface AlternativesPageQuery extends KindQuery, PeriodQuery {
  /** Of what they are alternatives to. */
  readonly name: string
  readonly category?: AlternativesQuery['category']
  readonly sort: AlternativesQuery['sort']
  readonly page: number
}

export const PAGE_SIZE = 24

const SORTS = ['best', 'newest', 'rising'] as const

/** Anything that cannot be asked for is as if it was not said. */
export const pageQueryAt = ({ params, search }: Pick<Place, 'params' | 'search'>, page: number): AlternativesPageQuery => {
  const { name = '', category } = pathOf(params) ?? {}
  return {
    name,
    category,
    ...kindIn(search),
    ...periodIn(search.get('year'), search.get('month')),
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'best',
    page,
  }
}

/** What is as it would be anyway is not said. */
export const addressOf = ({ name, category, year, month, sort, page, ...kind }: AlternativesPageQuery): string => {
  const query = new URLSearchParams({
    ...kindInAddress(kind),
    ...periodInQuery({ year, month }),
    ...(sort !== 'best' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/alternatives/${name}${category === undefined ? '' : `/${category}`}${query.size > 0 ? `?${query}` : ''}`
}

/** Without what its reader chose. */
export const wholeOf = ({ name, category }: AlternativesPageQuery): AlternativesPageQuery => ({ name, category, sort: 'best', page: 1 })

/** As the server is asked for it. */
export const apiQueryOf = ({ name, category, year, month, sort, page, ...kind }: AlternativesPageQuery): string => {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...kindInQuery(kind),
    ...periodInQuery({ year, month }),
    sort,
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  })
  return `${name}?${query}`
}

const ON_TOOL_PAGE = 6

/** The first few, for the page of a tool. */
export const fewOf = (tool: string): string => `${encodeURIComponent(tool)}?limit=${ON_TOOL_PAGE}`

const KINDS = { products: 'product', ours: 'tool' } as const

export interface SubjectsPageQuery {
  readonly kind: SubjectsQuery['kind']
  readonly page: number
}

export const subjectsAt = ({ search }: Pick<Place, 'search'>, page: number): SubjectsPageQuery => {
  const of = search.get('of')
  return { kind: of === 'products' || of === 'ours' ? KINDS[of] : undefined, page }
}

export const subjectsAddress = ({ kind, page }: SubjectsPageQuery): string => {
  const query = new URLSearchParams({
    ...(kind !== undefined && { of: kind === 'product' ? 'products' : 'ours' }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/alternatives${query.size > 0 ? `?${query}` : ''}`
}

export const subjectsApiQuery = ({ kind, page }: SubjectsPageQuery): string =>
  new URLSearchParams({
    ...(kind !== undefined && { kind }),
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  }).toString()
