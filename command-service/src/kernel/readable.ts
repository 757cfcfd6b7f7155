import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { decodeEach } from '@debut/adapters/event-codec.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'

interface Parts {
  readonly keys: MemberKeys
  readonly logger: Logger
}

/** What can't be read is left out, as the projections leave it out, and said: one damaged event must not stop a process for ever. */
export const readable = async <Event>({ keys, logger }: Parts, stored: readonly StoredEvent[]): Promise<Recorded<Event>[]> => {
  const decoded = await decodeEach(keys, stored)
  return decoded.flatMap((event, index) => {
    if (!(event instanceof Error)) return [event as Recorded<Event>]
    const { stream, position } = stored[index] ?? {}
    logger.error({ err: event, stream, position }, 'an event can’t be read and is passed over')
    return []
  })
}
