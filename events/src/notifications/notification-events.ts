import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'

export const inboxStream = (memberId: MemberId) => `inbox-${memberId}`

/** On `inbox-<member>`: they have read all notifications up to this position of the log. */
export const NotificationsRead = defineEvent('NotificationsRead', { memberId: MemberId, upTo: LogPosition })

export type InboxEvent = EventOf<typeof NotificationsRead>
