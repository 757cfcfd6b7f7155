import type { MemberId } from '@debut/events/kernel/ids.ts'
import { addressee } from '@debut/events/members/addressee.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { causes, noticesOf } from '@debut/events/notices-of.ts'
import { inboxStream } from '@debut/events/notifications/notification-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Handle } from '../../kernel/handle.ts'
import { defineProcess } from '../../kernel/processes/define-process.ts'
import type { WriteToMember } from '../../kernel/write-to-member.ts'
import { inbox } from '../inbox.ts'
import type { UnsubscribeLinks } from '../unsubscribe-links.ts'
import { reportedAt } from './digest-time.ts'
import type { NotificationMailRows, PendingMail } from './notification-mail-rows.ts'
import { openInvitations } from './open-invitations.ts'
import { planMails } from './plan-mails.ts'
import { wantedNotices } from './wanted-notices.ts'
import { withoutSilenced } from './without-silenced.ts'
import { writeNotificationsMail } from './write-notifications-mail.ts'

const LOOK_MS = 1_000
/** What is mailed later than this after it could have been is no longer new: so a process that reads the log anew mails no history. */
const WORTH_SENDING_FOR = { hours: 24 }
const HOUR = { hours: 1 }
/** This is how long an invitation waits for a moderator to look at its product. */
const HIDDEN_FOR = { days: 14 }
const SWEEP_MS = 3_600_000
/** Rows outlive their mail, so that who follows, unfollows and follows again is not mailed about each time. */
const KEPT_FOR = { days: 90 }

interface Parts {
  readonly handle: Handle
  readonly notificationMails: NotificationMailRows
  readonly unsubscribeLinks: UnsubscribeLinks
  readonly writeToMember: WriteToMember
  readonly publicUrl: string
  readonly clock: Clock
}

/** Mails members what they are notified of, as they have chosen: each notification once, however often its event is read. */
export const mailNotifications = defineProcess({
  name: 'mail-notifications',
  runs: 'once',
  reads: causes.map(({ form }) => form),
  on: async (recorded, { handle, notificationMails, clock }: Parts) => {
    for (const notice of await wantedNotices(noticesOf(recorded), notificationMails)) {
      const { type } = notice
      // These notifications have their own email.
      if (type === 'moderation') continue
      const { preferences } = await handle.read(addressee, memberStream(notice.recipientId), { at: clock() })
      const dueAt = reportedAt(preferences.emailFrequency, notice.at)
      if (preferences.email[type] && dueAt.plus(WORTH_SENDING_FOR) > clock()) await notificationMails.add(notice, dueAt)
    }
  },
  every: [
    {
      ms: LOOK_MS,
      run: async (parts: Parts, { signal }) => {
        for (const memberId of await parts.notificationMails.dueMembers(parts.clock())) {
          signal.throwIfAborted()
          await mailDue(memberId, parts)
        }
      },
    },
    { ms: SWEEP_MS, run: ({ notificationMails, clock }: Parts) => notificationMails.sweep(clock().minus(KEPT_FOR)) },
  ],
})

const mailDue = async (memberId: MemberId, parts: Parts): Promise<void> => {
  const { handle, notificationMails: rows, unsubscribeLinks, writeToMember, clock } = parts
  const now = clock()
  const [due, lastMailed, recipient, { readUpTo }] = await Promise.all([
    rows.due(memberId, now),
    rows.lastMailed(memberId, now.minus(HOUR)),
    handle.read(addressee, memberStream(memberId), { at: now }),
    handle.read(inbox, inboxStream(memberId), { at: now }),
  ])
  if (recipient.username === undefined) return rows.drop(due)
  const isYoung = ({ happenedAt }: PendingMail) => happenedAt.plus(HIDDEN_FOR) > now
  const { open, hidden } = await openInvitations(due, memberId, { handle, when: { at: now } })
  const waiting = hidden.filter(isYoung)
  await rows.postpone(waiting, now.plus(HOUR))
  const wanted = await withoutSilenced(open, memberId, { handle, when: { at: now } })
  await rows.drop(due.filter((notice) => !wanted.includes(notice) && !waiting.includes(notice)))
  const { mails, later, dropped } = planMails(wanted, {
    preferences: recipient.preferences,
    readUpTo,
    now,
    lastMailedAt: ({ type, about }) => lastMailed.get(`${type} ${about}`),
  })
  await rows.drop(dropped)
  for (const { notices, dueAt } of later) await rows.postpone(notices, dueAt)
  for (const mail of mails) {
    const [first] = mail.notices
    if (first === undefined) continue
    const payload = await writeNotificationsMail(mail, memberId, recipient, now, { ...parts, unsubscribeUrl: unsubscribeLinks.url })
    await rows.mailed(mail.notices, now, (transaction) =>
      // The first notice is in no other mail, so its id names the mail.
      writeToMember({ memberId, mail: 'notices', payload, expiresAt: now.plus(WORTH_SENDING_FOR), key: first.id }, transaction),
    )
  }
}
