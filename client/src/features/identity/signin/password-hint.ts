const LEAST = 8
const COMFORTABLE = 14

/** Length is what counts: nothing here asks for symbols that are hard to remember. */
export const passwordHint = (password: string): string => {
  const missing = LEAST - password.length
  if (password === '') return 'At least 8 characters. A few words make a good one.'
  if (missing > 0) return `${missing} more ${missing === 1 ? 'character' : 'characters'}.`
  return password.length < COMFORTABLE ? 'Long enough. Longer is safer.' : 'Good and long.'
}
