import { z } from 'zod'
import { ActId } from '../kernel/act-id.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { defineNotice } from '../kernel/define-notice.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'

export const inboxStream = (memberId: MemberId) => `inbox-${memberId}`

/** On `inbox-<member>`: they have read all notifications up to this position of the log. */
export const NotificationsRead = defineEvent('NotificationsRead', { memberId: MemberId, upTo: LogPosition })

/** On `inbox-<member>`: they are notified of moderation decisions that were made together. */
export const DecisionReported = defineEvent('DecisionReported', {
  memberId: MemberId,
  /** The decision that is named. */
  actId: ActId,
  decision: z.string().max(40),
  /** The number of other decisions that were made with it. */
  more: z.int().min(0),
  /** The page that shows it, if there is one. It is never a page that is named after a member. */
  path: z.string().max(300).nullable(),
})

export const decisionNotice = defineNotice(DecisionReported, ({ memberId, actId, decision, more, path }) => [
  {
    recipientId: memberId,
    type: 'moderation',
    payload: { decision, ...(more > 0 && { more }), ...(path !== null && { path }) },
    once: `decision ${actId}`,
  },
])

export type InboxEvent = EventOf<typeof NotificationsRead> | EventOf<typeof DecisionReported>
