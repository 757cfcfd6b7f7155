import { MOST_FOUND } from '@debut/events/search/search-numbers.ts'

/** Larger numbers are not counted. */
export const countLabel = (total: number): string => (total >= MOST_FOUND ? `${MOST_FOUND}+` : String(total))
