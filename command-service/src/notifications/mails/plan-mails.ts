import type { Instant } from '@debut/events/kernel/instant.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Preferences } from '@debut/events/members/preferences.ts'
import type { EmailsAbout } from '@debut/events/notifications/unsubscribe-link.ts'
import { reportedAt } from './digest-time.ts'
import type { PendingMail } from './notification-mail-rows.ts'

/** Between two mails of one type about one post. */
const APART = { hours: 1 }

export interface PlannedMail {
  readonly about: EmailsAbout
  readonly notices: readonly PendingMail[]
}

export interface MailPlan {
  readonly mails: readonly PlannedMail[]
  readonly later: readonly { readonly notices: readonly PendingMail[]; readonly dueAt: Instant }[]
  /** Not to be mailed any more: read meanwhile, or switched off. */
  readonly dropped: readonly PendingMail[]
}

interface Known {
  readonly preferences: Preferences
  readonly readUpTo: LogPosition
  readonly now: Instant
  /** Of the same type, about the same post. */
  readonly lastMailedAt: (notice: PendingMail) => Instant | undefined
}

/** What becomes of notifications of one member that are due. */
export const planMails = (due: readonly PendingMail[], known: Known): MailPlan => {
  const { email, emailFrequency } = known.preferences
  const [wanted, dropped] = partition(due, ({ type, position }) => email[type] && position > known.readUpTo)
  return { ...(emailFrequency === 'at_once' ? mailsAtOnce(wanted, known) : digest(wanted, known)), dropped }
}

const mailsAtOnce = (notices: readonly PendingMail[], { now, lastMailedAt }: Known): Omit<MailPlan, 'dropped'> => {
  const groups = [...Map.groupBy(notices, ({ type, about }) => `${type} ${about}`).values()].map((group) => {
    const [first] = group
    return { group, dueAt: (first && lastMailedAt(first)?.plus(APART)) ?? now }
  })
  const [ready, later] = partition(groups, ({ dueAt }) => dueAt <= now)
  return {
    mails: ready.flatMap(({ group }) => group.slice(0, 1).map(({ type }) => ({ about: type, notices: group }))),
    later: later.map(({ group, dueAt }) => ({ notices: group, dueAt })),
  }
}

const digest = (notices: readonly PendingMail[], { preferences, now }: Known): Omit<MailPlan, 'dropped'> => {
  const reported = (notice: PendingMail) => reportedAt(preferences.emailFrequency, notice.happenedAt)
  const [ready, later] = partition(notices, (notice) => reported(notice) <= now)
  return {
    mails: ready.length === 0 ? [] : [{ about: 'all', notices: ready }],
    later: later.map((notice) => ({ notices: [notice], dueAt: reported(notice) })),
  }
}

const partition = <Each>(all: readonly Each[], holds: (each: Each) => boolean): [Each[], Each[]] => [
  all.filter(holds),
  all.filter((each) => !holds(each)),
]
