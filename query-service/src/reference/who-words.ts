import { type Access, allowedBy, type Who } from '@debut/events/kernel/access.ts'

const WORDS: Readonly<Record<string, string>> = {
  everybody: 'everybody',
  members: 'members',
  owner: 'the member themselves',
  admin: 'admins',
  analyst: 'analysts',
}

/** As the contract says it, as a list. */
export const whoOf = (who: Who): string[] => (typeof who === 'string' ? [who] : [...who])

/** The same for people. */
export const whoWords = (who: Who): string => {
  const words = whoOf(who).map((each) => WORDS[each] ?? each)
  return words.length === 1 ? `${words[0]}` : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const BEARER = { bearer: [] }

/** Where everybody may ask, a member may see something of their own. */
export const securityOf = ({ who }: Access, isSameForAll: boolean): Record<string, string[]>[] => {
  if (!allowedBy(who).has('visitor')) return [BEARER]
  return isSameForAll ? [] : [{}, BEARER]
}
