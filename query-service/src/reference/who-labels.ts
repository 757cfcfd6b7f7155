import { type Access, allowedBy, type Who } from '@debut/events/kernel/access.ts'

const LABELS: Readonly<Record<string, string>> = {
  everybody: 'everybody',
  members: 'members',
  owner: 'the member themselves',
  moderators: 'moderators and admins',
  admin: 'admins',
  moderator: 'moderators',
  analyst: 'analysts',
}

/** As the contract says it, as a list. */
export const whoOf = (who: Who): string[] => (typeof who === 'string' ? [who] : [...who])

/** The same for people. */
export const whoLabel = (who: Who): string => {
  const labels = whoOf(who).map((each) => LABELS[each] ?? each)
  return labels.length === 1 ? `${labels[0]}` : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}

const BEARER = { bearer: [] }

/** Where everybody may ask, a member may see something of their own. */
export const securityOf = ({ who }: Access, isSameForAll: boolean): Record<string, string[]>[] => {
  if (!allowedBy(who).has('visitor')) return [BEARER]
  return isSameForAll ? [] : [{}, BEARER]
}
