/** A link of the auth service leads to an address whose fragment has one of these: tokens, or the reason why there are none. */
const MARKS = ['access_token', 'error_code', 'error_description', 'message']

let untaken = new URLSearchParams()

/** Takes the answer out of the address before anything else reads it, because its tokens open an account. Returns whether there was one. */
export const keepAnswer = ({ location, history }: Pick<Window, 'location' | 'history'>): boolean => {
  const fragment = new URLSearchParams(location.hash.slice(1))
  if (!MARKS.some((mark) => fragment.has(mark))) return false
  untaken = fragment
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

/** Returns the answer the first time it is called, and nothing after that. */
export const takeAnswer = (): URLSearchParams => {
  const taken = untaken
  untaken = new URLSearchParams()
  return taken
}
