import { Envelope } from '@debut/events/kernel/envelope.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { CommandContext } from './command.ts'

/** When the last event of this type was written to a short stream. Undefined where there is none. */
export const findWritingTime = async (
  stream: string,
  type: string,
  { giveUpAt }: CommandContext,
  log: EventStore,
): Promise<Instant | undefined> => {
  const written = (await log.read(stream, 0, giveUpAt)).findLast((event) => event.type === type)
  return written && Envelope.parse(written.metadata).at
}
