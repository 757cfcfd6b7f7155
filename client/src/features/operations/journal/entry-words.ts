import type { JournalEntry } from '@debut/events/operations/operation-answers.ts'
import { reasonLabel } from '@debut/events/moderation/reason-labels.ts'

export const actorName = ({ actor }: Pick<JournalEntry, 'actor'>): string =>
  actor.kind === 'process' ? actor.name : (actor.username ?? 'A former member')

/** Of what has no name any more. */
const article = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`

export const aboutName = ({ about }: Pick<JournalEntry, 'about'>): string => (about === null ? '' : (about.name ?? article(about.kind)))

export const whyOf = ({ reason, note }: Pick<JournalEntry, 'reason' | 'note'>): string =>
  [reason === null ? '' : reasonLabel(reason), note ?? ''].filter((part) => part !== '').join('. ')

/** "held 14 votes for Orrery", as one text. */
export const sentenceOf = (entry: JournalEntry): string => `${entry.text} ${aboutName(entry)}`.trim()
