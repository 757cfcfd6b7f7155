import * as z from 'zod/mini'
import { queryNumber } from '../kernel/query-fields.ts'
import { LONGEST_QUESTION, MOST_FOUND } from './search-numbers.ts'
import { wordsIn } from './words.ts'
import { typedText } from '../kernel/plain-text.ts'

/** Its words alone, so that however it is typed it is the same question. */
const SearchText = z.pipe(
  typedText(LONGEST_QUESTION),
  z.transform((text: string) =>
    wordsIn(text)
      .filter(({ isPart }) => !isPart)
      .map(({ word }) => word)
      .join(' '),
  ),
)

/** Of one kind, or the first of each. */
export const SearchQuery = z.object({
  q: SearchText,
  kind: z.optional(z.enum(['tools', 'people', 'tags', 'posts'])),
  limit: z._default(queryNumber(1, 50), 24),
  offset: z._default(queryNumber(0, MOST_FOUND), 0),
})
export type SearchQuery = z.infer<typeof SearchQuery>
