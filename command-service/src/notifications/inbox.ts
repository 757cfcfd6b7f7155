import { type LogPosition, type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { DecisionReported, type InboxEvent, NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { ReportDecision as ReportPayload } from '@debut/events/notifications/notification-commands.ts'
import { accept, type Decider } from '../kernel/decider.ts'

interface MarkNotificationsRead {
  readonly type: 'MarkNotificationsRead'
  readonly memberId: MemberId
  /** Undefined: everything. */
  readonly upTo: LogPosition | undefined
  /** The last that the log holds. */
  readonly end: LogPosition
}

interface ReportDecision extends PayloadOf<typeof ReportPayload> {
  readonly type: 'ReportDecision'
}

interface Inbox {
  readonly readUpTo: LogPosition
}

/** One stream per member: what was read stays read. */
export const inbox: Decider<MarkNotificationsRead | ReportDecision, Inbox, InboxEvent> = {
  initial: { readUpTo: START_OF_LOG },

  decide(command, { readUpTo }) {
    // A decision that is reported again is still one notification.
    if (command.type === 'ReportDecision') {
      const { type: _, ...decision } = command
      return accept(DecisionReported(decision))
    }
    const { memberId, upTo, end } = command
    // What has not happened yet has not been read.
    const until = upTo === undefined || upTo > end ? end : upTo
    return until > readUpTo ? accept(NotificationsRead({ memberId, upTo: until })) : accept()
  },

  evolve(state, event) {
    return event.type === 'NotificationsRead' ? { readUpTo: event.data.upTo } : state
  },
}
