import type { EventOf } from '../kernel/define-event.ts'
import type { VoteCast, VoterEvent } from './vote-events.ts'

type Vote = EventOf<typeof VoteCast>['data']

/** The votes of one voter that count: neither withdrawn, held nor voided. */
export const standingVotes = (events: readonly VoterEvent[]): readonly Vote[] => {
  const votes = new Map<number, Vote>()
  for (const { type, data } of events) {
    if (type === 'VoteCast' || type === 'VoteRestored') votes.set(data.number, data)
    if (type === 'VoteWithdrawn' || type === 'VoteHeld' || type === 'VoteVoided') votes.delete(data.number)
  }
  return [...votes.values()]
}
