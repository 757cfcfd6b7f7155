import type { VoteState } from '@debut/events/voting/vote-ledger.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { VoteHeld, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import type { Batch } from '../kernel/projector.ts'

const becomes = { VoteWithdrawn: 'withdrawn', VoteHeld: 'held', VoteVoided: 'voided', VoteRestored: 'counted' } as const satisfies Record<
  string,
  VoteState
>

/** What happened to votes after they were cast, as rows. */
export const changesIn = (batch: Batch) =>
  batch.of(VoteWithdrawn, VoteHeld, VoteVoided, VoteRestored).map(({ event, envelope, position }) => ({
    member_id: event.data.memberId,
    number: event.data.number,
    position,
    at: isoOf(envelope.at),
    state: becomes[event.type],
    reason: event.type === 'VoteWithdrawn' ? null : event.data.reason,
    withdrawn_on: event.type === 'VoteWithdrawn' ? event.data.withdrawnOn : null,
    actor: ('by' in event.data ? event.data.by : undefined) ?? envelope.actor,
  }))
