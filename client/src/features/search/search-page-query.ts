import { LONGEST_QUESTION, MOST_FOUND } from '@debut/events/search/search-numbers.ts'
import { SearchQuery } from '@debut/events/search/search-questions.ts'
import * as z from 'zod/mini'
import { pageField, readFields, writeFields } from '../../lib/page/address-fields.ts'
import type { Place } from '../../lib/page/page.ts'

type Kind = NonNullable<SearchQuery['kind']>

export interface SearchPageQuery {
  /** The reader's own words, which the server tidies up. */
  readonly q: string
  /** Without one, the first of each. */
  readonly kind: Kind | undefined
  readonly page: number
}

export const PAGE_SIZE = 20
export const pagesOf = (total: number): number => Math.ceil(Math.min(total, MOST_FOUND) / PAGE_SIZE)

const fields = { kind: SearchQuery.shape.kind, page: pageField(pagesOf(MOST_FOUND)) }

/** The words are kept as they were typed, unlike those that the route's schema makes of them. */
export const pageQueryAt = ({ search }: Pick<Place, 'search'>): SearchPageQuery => ({
  q: (search.get('q') ?? '').trim().slice(0, LONGEST_QUESTION),
  ...readFields(fields, search),
})

export const addressOf = ({ q, ...rest }: SearchPageQuery): string =>
  `/search${writeFields({ q: z._default(z.string(), ''), ...fields }, { q, ...rest })}`

/** The address of the first page of everything that is found. */
export const searchFor = (q: string): string => addressOf({ q, kind: undefined, page: 1 })
