import type { Instant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { conductStream } from '@debut/events/moderation/conduct-events.ts'
import { conductFacts, inForce, type Sanction } from '@debut/events/moderation/conduct-facts.ts'
import type { Handle } from '../kernel/handle.ts'

/** Reads from the log the sanction that applies now. */
export const sanctionInForce = async (handle: Handle, memberId: MemberId, at: Instant): Promise<Sanction | undefined> =>
  inForce(await handle.read(conductFacts, conductStream(memberId), { at }), at)
