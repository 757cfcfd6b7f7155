import { type LogPosition, type MemberId, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { noticesOf } from '@debut/events/notices-of.ts'
import { inboxStream } from '@debut/events/notifications/notification-events.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { readable } from '../kernel/readable.ts'
import { inbox } from './inbox.ts'

interface Parts {
  readonly handle: Handle
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
}

export const markNotificationsRead = async (
  { upTo }: { readonly upTo?: LogPosition | undefined },
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const end = (await parts.log.end()) ?? START_OF_LOG
  if (upTo !== undefined && upTo <= end && (await isAnothers(upTo, memberId, parts))) return { refusal: 'not-your-notification' }
  return parts.handle(inbox, inboxStream(memberId), { type: 'MarkNotificationsRead', memberId, upTo, end }, context)
}

/** Members are notified there, but not this one. */
const isAnothers = async (position: LogPosition, memberId: MemberId, { log, ...parts }: Parts): Promise<boolean> => {
  const found = await log.at(position)
  const recipients = (await readable<{ readonly type: string }>(parts, found === undefined ? [] : [found]))
    .flatMap(noticesOf)
    .map(({ recipientId }) => recipientId)
  return recipients.length > 0 && !recipients.includes(memberId)
}
