/** Tools that one member can save, and as many posts. */
export const SAVES_EACH = 2_000
/** Of a page of the list. */
export const SAVED_PAGE = 24
