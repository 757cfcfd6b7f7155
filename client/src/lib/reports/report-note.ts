/** A note is one line: what is typed in several becomes one. None where nothing was typed. */
export const noteFrom = (typed: string): string | null => {
  const note = typed.replaceAll(/\s+/g, ' ').trim()
  return note === '' ? null : note
}
