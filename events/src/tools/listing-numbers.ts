/** Listings end here: a filter or the search finds the rest. */
export const LAST_ROW = 4_800
/** Fewer tools than that are no page for search engines to find. */
export const ENOUGH_TO_FIND = 3
