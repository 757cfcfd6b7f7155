import { type LogPosition, type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { type InboxEvent, NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import { accept, type Decider } from '../kernel/decider.ts'

interface MarkNotificationsRead {
  readonly type: 'MarkNotificationsRead'
  readonly memberId: MemberId
  /** Undefined: everything. */
  readonly upTo: LogPosition | undefined
  /** The last that the log holds. */
  readonly end: LogPosition
}

interface Inbox {
  readonly readUpTo: LogPosition
}

/** One stream per member: what was read stays read. */
export const inbox: Decider<MarkNotificationsRead, Inbox, InboxEvent> = {
  initial: { readUpTo: START_OF_LOG },

  decide({ memberId, upTo, end }, { readUpTo }) {
    // What has not happened yet has not been read.
    const until = upTo === undefined || upTo > end ? end : upTo
    return until > readUpTo ? accept(NotificationsRead({ memberId, upTo: until })) : accept()
  },

  evolve(_, event) {
    return { readUpTo: event.data.upTo }
  },
}
