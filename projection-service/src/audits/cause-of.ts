import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { VoteEvent } from '@debut/events/voting/vote-events.ts'

/** Who made it happen. Neither a voter nor an admin is named. */
export const causeOf = ({ event, envelope: { actor } }: Recorded<VoteEvent>) => {
  const reason = 'reason' in event.data ? event.data.reason : null
  // What an admin decides of several votes, a process carries out.
  if (actor === 'process:carry-out-judgements') return { kind: 'admin', name: null, reason } as const
  if (actor.startsWith('process:')) return { kind: 'process', name: actor.slice('process:'.length), reason } as const
  return { kind: actor === event.data.memberId ? 'voter' : 'admin', name: null, reason } as const
}
