/** The ids of headings where the focus goes when what had it is gone. */
export const REVIEWS_HEADING = 'reviews'
export const OWN_HEADING = 'your-review'

export const focusOn = (heading: string): void => document.getElementById(heading)?.focus({ preventScroll: true })
