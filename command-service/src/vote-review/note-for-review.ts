import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberEvent } from '@debut/events/members/member-events.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'
import type { VoteWindow } from './vote-window.ts'

/** What the log says, as far as detectors have to know it: live, in history and in tests. */
export const noteForReview = (window: VoteWindow, { event, envelope }: Recorded<VoterEvent | MemberEvent>): void => {
  const at = Math.floor(envelope.at.toSeconds())
  switch (event.type) {
    case 'MemberRegistered':
      return window.join(event.data.memberId, at)
    case 'MemberErased':
      return window.forget(event.data.memberId)
    case 'VoteCast':
      return window.cast(event.data, at)
    case 'VoteWithdrawn':
      return window.withdraw(event.data.memberId, event.data.number)
    case 'VoteHeld':
    case 'VoteVoided':
      return window.judge(event.data.memberId, event.data.number, event.data.reason)
    default:
  }
}
