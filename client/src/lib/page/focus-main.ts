/** The page's own content takes the focus where what had it is gone. */
export const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true })
