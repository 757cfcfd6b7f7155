const SHORTEST = 3
const LONGEST = 30
const PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What is wrong with a name before anybody is asked; undefined where nothing is. */
export const wrongWith = (username: string): string | undefined => {
  if (username.length < SHORTEST) return `At least ${SHORTEST} characters.`
  if (username.length > LONGEST) return `At most ${LONGEST} characters.`
  return PATTERN.test(username) ? undefined : 'Only a–z, 0–9, and single dashes between them.'
}
