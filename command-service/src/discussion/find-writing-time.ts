import { commentStream } from '@debut/events/discussion/comment-events.ts'
import type { CommentId } from '@debut/events/discussion/discussion-form.ts'
import { Envelope } from '@debut/events/kernel/envelope.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { CommandContext } from '../kernel/command.ts'

/** When a comment was written, by its first event, which never changes. The time in its id proves nothing: its author made the id. */
export const findWritingTime = async (
  commentId: CommentId,
  { giveUpAt }: CommandContext,
  log: EventStore,
): Promise<Instant | undefined> => {
  const [first] = await log.read(commentStream(commentId), 0, giveUpAt, 1)
  return first && Envelope.parse(first.metadata).at
}
