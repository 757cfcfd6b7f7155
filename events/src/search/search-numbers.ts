/** More characters than readers type. */
export const LONGEST_QUESTION = 80
/** The best matches only: to find others, a reader searches for something else. */
export const MOST_FOUND = 200
