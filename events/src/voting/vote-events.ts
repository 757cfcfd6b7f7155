import { z } from 'zod'
import { Day } from '../kernel/days.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { ToolId } from '../tools/tool-card.ts'
import { ModerationReason, VoidReason } from '../launches/moderation-reason.ts'

/** One stream per voter: the daily limit, the streak and the rewards are one invariant, and a popular tool is never contended. */
export const voterStream = (memberId: MemberId) => `voter-${memberId}`

/** On `voter-<member>`, all of these. */
const vote = {
  memberId: MemberId,
  /** The number of this vote among all that the member has ever cast: together they name it. */
  number: z.int().min(1),
  launchId: LaunchId,
  toolId: ToolId,
  boardDate: Day,
  /** Decided once, so that a replay next year counts the vote on the same day. */
  countsOn: Day,
  weight: z.int().min(1).max(5),
}

export const VoteCast = defineEvent('VoteCast', vote)

/** Withdrawn on the day it was cast, it is given back; later, its points leave the periods that are still open. */
export const VoteWithdrawn = defineEvent('VoteWithdrawn', { ...vote, withdrawnOn: Day })

/** The admin in whose name a process judges a vote. Without one, the envelope says who did. */
const by = z.optional(MemberId)

/** Under review, worth nothing meanwhile. Before version 2 no process held votes in an admin's name. */
export const VoteHeld = defineEvent('VoteHeld', { ...vote, reason: ModerationReason, by }, { alsoNames: ['by'], upcasts: [(data) => data] })

/** Worth nothing. Before version 2 only an admin voided votes, and before version 3 no process did in an admin's name. */
export const VoteVoided = defineEvent(
  'VoteVoided',
  { ...vote, reason: VoidReason, by },
  { alsoNames: ['by'], upcasts: [(data) => data, (data) => data] },
)

/** Counts again, in every period it counted in. Before version 2 no process restored votes. */
export const VoteRestored = defineEvent(
  'VoteRestored',
  { ...vote, reason: ModerationReason, by },
  { alsoNames: ['by'], upcasts: [(data) => data] },
)

/** The first vote of a day. */
export const StreakExtended = defineEvent('StreakExtended', { memberId: MemberId, day: Day, streak: z.int().min(1) })

/** The day's only vote was withdrawn on the same day: the streak is what it was before. */
export const StreakStepUndone = defineEvent('StreakStepUndone', {
  memberId: MemberId,
  day: Day,
  streak: z.int().nonnegative(),
  latest: z.nullable(Day),
})

/** A tier, by the streak that reaches it; once per member, ever. */
export const RewardGranted = defineEvent('RewardGranted', { memberId: MemberId, tier: z.int().min(1) })

/** These tiers were announced to the member. */
export const RewardsAnnounced = defineEvent('RewardsAnnounced', { memberId: MemberId, tiers: z.array(z.int().min(1)).min(1) })

export type VoteEvent =
  | EventOf<typeof VoteCast>
  | EventOf<typeof VoteWithdrawn>
  | EventOf<typeof VoteHeld>
  | EventOf<typeof VoteVoided>
  | EventOf<typeof VoteRestored>

export type VoterEvent =
  | VoteEvent
  | EventOf<typeof StreakExtended>
  | EventOf<typeof StreakStepUndone>
  | EventOf<typeof RewardGranted>
  | EventOf<typeof RewardsAnnounced>
