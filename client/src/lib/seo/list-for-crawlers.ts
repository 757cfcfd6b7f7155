import { ENOUGH_TO_FIND } from '@debut/events/tools/listing-numbers.ts'
import type { PageHead } from '../page/page.ts'

interface List {
  readonly tools: readonly unknown[]
  /** How many there are as asked for, and how many without what its reader chose. */
  readonly total: number
  readonly all: number
}

/** A list that its reader has filtered or sorted says which page is the whole of it. One with hardly anything is no page to be found. */
export const listForCrawlers = (isWhole: boolean, { tools, total, all }: List): Pick<PageHead, 'canonicalQuery' | 'noindex'> =>
  isWhole
    ? { canonicalQuery: ['page'], noindex: total < ENOUGH_TO_FIND || tools.length === 0 }
    : { canonicalQuery: [], noindex: all < ENOUGH_TO_FIND }
