/** Each connection keeps what it has planned: a plan takes some 50 kB. */
const MOST_NAMED = 100
const OFTEN = 10
const MOST_COUNTED = 1_000

/** A name for each statement that is asked for often; none for those that a caller's filters make up as they go. */
export const oftenAsked = () => {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()

  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMED) return known
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= MOST_COUNTED) counts.clear()
    counts.set(text, count)
    if (count < OFTEN) return undefined
    counts.delete(text)
    const name = `often ${names.size + 1}`
    names.set(text, name)
    return name
  }
}
