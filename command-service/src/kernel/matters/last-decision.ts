import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { readable } from '../readable.ts'
import type { PastDecision } from './matter.ts'

export interface LogParts {
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
}

interface Fact {
  readonly type: string
  readonly data: object
}

/** Returns the last decision of this kind on a stream. */
export const lastDecision = async <Event extends Fact>(
  stream: string,
  isDecision: (recorded: Recorded<Event>) => boolean,
  { log, ...parts }: LogParts,
): Promise<PastDecision | undefined> => {
  const history = await readable<Event>(parts, await log.read(stream))
  const last = history.findLast(isDecision)
  return last && { by: madeBy(last), position: last.position }
}

/**
 * A process acts in the name of the member whom its event names. An event that names no member belongs to the member who sent the command.
 */
const madeBy = ({ event: { data }, envelope: { actor } }: Recorded<Fact>): MemberId | null =>
  'by' in data ? (MemberId.safeParse(data.by).data ?? null) : (MemberId.safeParse(actor).data ?? null)
