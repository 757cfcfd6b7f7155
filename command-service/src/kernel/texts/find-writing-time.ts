import { Envelope } from '@debut/events/kernel/envelope.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { CommandContext } from '../command.ts'

/**
 * When a stream began, which never changes; undefined where it has not. The time in the id of a text proves nothing: its author made the
 * id.
 */
export const findBeginning = async (stream: string, { giveUpAt }: CommandContext, log: EventStore): Promise<Instant | undefined> => {
  const [first] = await log.read(stream, 0, giveUpAt, 1)
  return first && Envelope.parse(first.metadata).at
}

/** When the last event of this type was written to a short stream: what was deleted can be written again. */
export const findWritingTime = async (
  stream: string,
  type: string,
  { giveUpAt }: CommandContext,
  log: EventStore,
): Promise<Instant | undefined> => {
  const written = (await log.read(stream, 0, giveUpAt)).findLast((event) => event.type === type)
  return written && Envelope.parse(written.metadata).at
}
