import { MemberBanned, MemberSuspended, SanctionContinued, SanctionLifted } from '@debut/events/moderation/conduct-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Handle } from '../kernel/handle.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'

interface Parts {
  readonly handle: Handle
  readonly clock: Clock
}

/** By then a reading of the stream that was under way when the event was written has been kept, and is forgotten too. */
const AGAIN_AFTER = { seconds: 10 }

/** Everywhere, as each instance remembers by itself who may act. */
export const followSanctions = defineProcess({
  name: 'follow-sanctions',
  runs: 'everywhere',
  reads: [MemberSuspended, MemberBanned, SanctionContinued, SanctionLifted],
  on: async ({ stream, envelope }, { handle, clock }: Parts) => {
    handle.forget(stream)
    const notBefore = envelope.at.plus(AGAIN_AFTER)
    return clock() < notBefore ? { notBefore } : undefined
  },
})
