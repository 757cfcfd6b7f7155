import { DAILY_VOTE_LIMIT, LEFT_WITHIN_DAYS } from '@debut/events/voting/vote-numbers.ts'
import type { Judgement } from '@debut/events/voting/judgement.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ModerationReason, VoidReason } from '@debut/events/launches/moderation-reason.ts'
import { multiplierOf, rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { extendedOn, shownOn, type Streak } from '@debut/events/voting/streak.ts'
import {
  RewardGranted,
  RewardsAnnounced,
  StreakExtended,
  StreakStepUndone,
  VoteCast,
  VoteHeld,
  type VoterEvent,
  VoteRestored,
  VoteVoided,
  VoteWithdrawn,
} from '@debut/events/voting/vote-events.ts'
import { accept, type Decider, type Decision, refuse } from '../kernel/decider.ts'
import { whyNot } from './why-not.ts'
import {
  type CountingVote,
  bucketOf,
  isOwn,
  standingVote,
  votesFor,
  type VotesThatCount,
  withChange,
  withoutVote,
  withVote,
} from './votes-that-count.ts'

/** What a cast depends on beside the voter's own past, each from the stream that decides it. */
export interface VotingFacts {
  readonly registered: boolean
  readonly verified: boolean
  readonly toolId: ToolId
  /** Undefined while it waits for one. */
  readonly boardDate: Day | undefined
  readonly makers: readonly MemberId[]
  /** The day on which the voter left the makers of the tool. It is undefined if they make it or never did. */
  readonly leftOn?: Day | undefined
  /** Live, or closed since. */
  readonly opened: boolean
}

/** Each names the voter, whom the state does not repeat. */
export type VoterCommand = { readonly memberId: MemberId } & (
  | ({ readonly type: 'CastVote'; readonly launchId: LaunchId; readonly today: Day } & VotingFacts)
  | { readonly type: 'WithdrawVote'; readonly launchId: LaunchId; readonly today: Day }
  | { readonly type: 'HoldVote' | 'VoidVote' | 'RestoreVote'; readonly launchId: LaunchId; readonly reason: ModerationReason }
  | {
      readonly type: 'HoldSuspectVote' | 'VoidFraudulentVote'
      readonly launchId: LaunchId
      readonly number: number
      readonly reason: ModerationReason
    }
  | {
      readonly type: 'JudgeVote'
      readonly launchId: LaunchId
      readonly number: number
      readonly judgement: Judgement
      readonly reason: ModerationReason
      readonly by: MemberId
    }
  | { readonly type: 'VoidOwnVote'; readonly launchId: LaunchId; readonly number: number }
  | { readonly type: 'AnnounceRewards'; readonly tiers: readonly number[] }
)
type CommandOf<Type extends VoterCommand['type']> = VoterCommand & { readonly type: Type }

interface DayOfVoting {
  readonly day: Day
  /** Cast and not taken back on the same day. */
  readonly votes: number
  /** The streak before the day's step; null where the day has made none. */
  readonly before: Streak | null
}

export interface Voter extends Streak {
  /** Votes ever cast. */
  readonly casts: number
  readonly votes: VotesThatCount
  /** The last two days with votes: servers' clocks may differ by a moment around midnight. */
  readonly days: readonly DayOfVoting[]
  readonly granted: readonly number[]
  readonly announced: readonly number[]
}

export const voter: Decider<VoterCommand, Voter, VoterEvent> = {
  initial: { streak: 0, latest: null, casts: 0, votes: {}, days: [], granted: [], announced: [] },
  snapshot: {
    version: 4,
    parts: 'votes',
    partOf: ({ data }) => ('launchId' in data ? bucketOf(data.launchId) : undefined),
  },
  partFor: (command) => ('launchId' in command ? bucketOf(command.launchId) : undefined),

  decide(command, state) {
    switch (command.type) {
      case 'CastVote': {
        if (standingVote(state.votes, command.launchId) !== undefined) return accept()
        if (!command.registered) return refuse('not-registered')
        if (!command.verified) return refuse('unverified')
        const { boardDate } = command
        if (!command.opened || boardDate === undefined) return refuse('launch-not-live')
        if (command.makers.includes(command.memberId)) return refuse('own-tool')
        if (hasJustLeft(command)) return refuse('left-tool')
        if (votesOn(state, command.today) >= DAILY_VOTE_LIMIT) return refuse('daily-limit')
        return cast({ ...command, boardDate }, state)
      }
      case 'WithdrawVote': {
        const vote = standingVote(state.votes, command.launchId)
        if (vote === undefined) return accept()
        return vote.judged === undefined ? withdraw(vote, command, state) : refuse('vote-under-review')
      }
      case 'HoldVote':
      case 'VoidVote':
      case 'RestoreVote': {
        const votes = votesFor(state.votes, command.launchId)
        if (command.type === 'RestoreVote' && votes.some(isOwn)) return refuse('vote-of-maker')
        return votes.length === 0 ? refuse('no-such-vote') : accept(...votes.flatMap((vote) => judge(vote, command)))
      }
      case 'HoldSuspectVote': {
        const vote = votesFor(state.votes, command.launchId).find(({ number }) => number === command.number)
        if (vote === undefined) return refuse('no-such-vote')
        return vote.accused?.includes(command.reason) ? accept() : accept(...judge(vote, { ...command, type: 'HoldVote' }))
      }
      case 'VoidFraudulentVote': {
        const vote = votesFor(state.votes, command.launchId).find(({ number }) => number === command.number)
        return vote === undefined ? refuse('no-such-vote') : accept(...judge(vote, { ...command, type: 'VoidVote' }))
      }
      case 'JudgeVote': {
        const { memberId, launchId, number, judgement, reason, by } = command
        const vote = votesFor(state.votes, launchId).find((each) => each.number === number)
        if (vote === undefined) return refuse('no-such-vote')
        const why = whyNot(vote, judgement)
        if (why !== undefined) return why === 'vote-of-maker' ? refuse(why) : accept()
        return accept(JUDGED[judgement]({ ...namedVote(vote, { memberId, launchId }), reason, by }))
      }
      case 'VoidOwnVote': {
        const { memberId, launchId, number } = command
        const vote = votesFor(state.votes, launchId).find((each) => each.number === number)
        // What was withdrawn on its own day counts nowhere.
        return vote === undefined || isOwn(vote)
          ? accept()
          : accept(VoteVoided({ ...namedVote(vote, { memberId, launchId }), reason: 'own-tool' }))
      }
      case 'AnnounceRewards': {
        const isUnannounced = (tier: number) => state.granted.includes(tier) && !state.announced.includes(tier)
        const { memberId, tiers } = command
        return tiers.length > 0 && tiers.every(isUnannounced) ? accept(RewardsAnnounced({ memberId, tiers: [...tiers] })) : accept()
      }
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'VoteCast': {
        const { countsOn, number } = event.data
        const today = dayIn(state, countsOn)
        const days = remember(state, { ...today, votes: today.votes + 1 })
        return { ...state, casts: number, votes: withVote(state.votes, event.data), days }
      }
      case 'VoteWithdrawn': {
        const { countsOn, withdrawnOn } = event.data
        if (withdrawnOn !== countsOn)
          return { ...state, votes: withChange(state.votes, event.data, (vote) => ({ ...vote, withdrawn: true })) }
        const today = dayIn(state, countsOn)
        const days = remember(state, { ...today, votes: Math.max(0, today.votes - 1) })
        return { ...state, votes: withoutVote(state.votes, event.data), days }
      }
      case 'VoteHeld':
        return { ...state, votes: withChange(state.votes, event.data, judgedAs('held', event.data.reason)) }
      case 'VoteVoided':
        return { ...state, votes: withChange(state.votes, event.data, judgedAs('voided', event.data.reason)) }
      case 'VoteRestored':
        return { ...state, votes: withChange(state.votes, event.data, ({ judged: _, ...vote }) => vote) }
      case 'StreakExtended': {
        const { day, streak } = event.data
        const before = { streak: state.streak, latest: state.latest }
        return { ...state, streak, latest: day, days: remember(state, { ...dayIn(state, day), before }) }
      }
      case 'StreakStepUndone': {
        const { day, streak, latest } = event.data
        return { ...state, streak, latest, days: remember(state, { ...dayIn(state, day), before: null }) }
      }
      case 'RewardGranted':
        return { ...state, granted: [...state.granted, event.data.tier] }
      case 'RewardsAnnounced':
        return { ...state, announced: [...state.announced, ...event.data.tiers] }
    }
  },
}

const hasJustLeft = ({ leftOn, today }: Pick<CommandOf<'CastVote'>, 'leftOn' | 'today'>): boolean =>
  leftOn !== undefined && today <= addDays(leftOn, LEFT_WITHIN_DAYS)

/** Cast on that day and not given back. */
export const votesOn = (state: Voter, day: Day): number => dayIn(state, day).votes

/** Granted, and not yet announced. */
export const unannounced = ({ granted, announced }: Voter): number[] => granted.filter((tier) => !announced.includes(tier))

const cast = (command: CommandOf<'CastVote'> & { readonly boardDate: Day }, state: Voter): Decision<VoterEvent> => {
  const { memberId, launchId, toolId, boardDate, today } = command
  // What a vote is worth is what the streak was when it came: a tier that it reaches is for the next.
  const weight = multiplierOf(shownOn(state, today))
  const vote = VoteCast({ memberId, number: state.casts + 1, launchId, toolId, boardDate, countsOn: today, weight })
  const { streak, latest } = extendedOn(state, today)
  if (latest === state.latest) return accept(vote)
  const reached = rewardTiers.filter(({ streaks }) => streaks <= streak && !state.granted.includes(streaks))
  return accept(
    vote,
    StreakExtended({ memberId, day: today, streak }),
    ...reached.map(({ streaks: tier }) => RewardGranted({ memberId, tier })),
  )
}

const withdraw = (vote: CountingVote, { memberId, launchId, today }: CommandOf<'WithdrawVote'>, voter: Voter): Decision<VoterEvent> => {
  const { countsOn } = vote
  const withdrawnOn = today > countsOn ? today : countsOn
  const withdrawn = VoteWithdrawn({ ...namedVote(vote, { memberId, launchId }), withdrawnOn })
  const { votes, before } = dayIn(voter, countsOn)
  const wasItsOnlyVote = withdrawnOn === countsOn && votes === 1 && before !== null && voter.latest === countsOn
  return wasItsOnlyVote ? accept(withdrawn, StreakStepUndone({ memberId, day: countsOn, ...before })) : accept(withdrawn)
}

const JUDGED = { hold: VoteHeld, void: VoteVoided, restore: VoteRestored } as const

/** Nothing where it is so already; what is voided is not held again. */
const judge = (
  vote: CountingVote,
  { type, memberId, launchId, reason }: CommandOf<'HoldVote' | 'VoidVote' | 'RestoreVote'>,
): VoterEvent[] => {
  const data = { ...namedVote(vote, { memberId, launchId }), reason }
  switch (type) {
    case 'HoldVote':
      return vote.judged === undefined ? [VoteHeld(data)] : []
    case 'VoidVote':
      return vote.judged === 'voided' ? [] : [VoteVoided(data)]
    case 'RestoreVote':
      return vote.judged === undefined ? [] : [VoteRestored(data)]
  }
}

/** As events about it repeat what was cast. */
const namedVote = ({ judged: _, accused: __, withdrawn: ___, ...vote }: CountingVote, of: { memberId: MemberId; launchId: LaunchId }) => ({
  ...of,
  ...vote,
})

const judgedAs =
  (judged: 'held' | 'voided', reason: VoidReason) =>
  (vote: CountingVote): CountingVote => ({ ...vote, judged, accused: [...new Set(vote.accused).add(reason)] })

const dayIn = ({ days }: Voter, day: Day): DayOfVoting => days.find((each) => each.day === day) ?? { day, votes: 0, before: null }

const remember = ({ days }: Voter, day: DayOfVoting): DayOfVoting[] =>
  [...days.filter((each) => each.day !== day.day), day].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(-2)
