import { MOST_FOUND } from '@debut/events/search/search-numbers.ts'

/** Nobody counts on. */
export const countWords = (total: number): string => (total >= MOST_FOUND ? `${MOST_FOUND}+` : String(total))
