import { LONGEST_QUESTION, MOST_FOUND } from '@debut/events/search/search-numbers.ts'
import type { SearchQuery } from '@debut/events/search/search-questions.ts'
import type { Place } from '../../lib/page/page.ts'

type Kind = NonNullable<SearchQuery['kind']>

export interface SearchPageQuery {
  /** As it was typed. */
  readonly q: string
  /** Without one, the first of each. */
  readonly kind: Kind | undefined
  readonly page: number
}

export const PAGE_SIZE = 20
const KINDS: readonly Kind[] = ['tools', 'people', 'tags']

export const pagesOf = (total: number): number => Math.ceil(Math.min(total, MOST_FOUND) / PAGE_SIZE)

/** Anything that cannot be asked for is as if it was not said. */
export const pageQueryAt = ({ search }: Pick<Place, 'search'>): SearchPageQuery => {
  const page = Number(search.get('page'))
  return {
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_QUESTION),
    kind: KINDS.find((kind) => kind === search.get('kind')),
    page: Number.isInteger(page) && page >= 1 && page <= pagesOf(MOST_FOUND) ? page : 1,
  }
}

export const addressOf = ({ q, kind, page }: SearchPageQuery): string => {
  const query = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(kind !== undefined && { kind }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/search?${query}` : '/search'
}

/** What all of it is about, whichever page of it is shown. */
export const searchFor = (q: string): string => addressOf({ q, kind: undefined, page: 1 })

/** As the server is asked for it: people and tags stand on the first page alone. */
export const apiQueryOf = ({ q, kind, page }: SearchPageQuery): string =>
  new URLSearchParams({
    q,
    ...(kind === undefined ? page > 1 && { kind: 'tools' } : { kind }),
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  }).toString()
