import type { AnyQuery } from '../../lib/resources/resource.ts'
import type { AnyQueue } from './queue.ts'

/** What a decision changes of its queue: the rows that are shown, and the total. */
export const changesOf = ({ query }: AnyQueue, words: string): readonly AnyQuery[] =>
  words === '' ? [query('')] : [query(words), query('')]
