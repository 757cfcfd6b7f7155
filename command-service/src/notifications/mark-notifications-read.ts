import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { inbox } from './inbox.ts'
import { inboxStream } from '@debut/events/notifications/notification-events.ts'

export const markNotificationsRead = async (
  { upTo }: { readonly upTo?: LogPosition | undefined },
  context: MemberContext,
  { handle, log }: { readonly handle: Handle; readonly log: EventStore },
): Promise<Outcome> => {
  const { memberId } = context.identity
  const end = (await log.end()) ?? START_OF_LOG
  return handle(inbox, inboxStream(memberId), { type: 'MarkNotificationsRead', memberId, upTo, end }, context)
}
