import { DAILY_VOTE_LIMIT } from '@debut/events/constants.ts'
import type { Day } from '@debut/events/kernel/calendar.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/launches/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ModerationReason } from '@debut/events/voting/moderation-reason.ts'
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

/** One stream per voter: the daily limit, the streak and the rewards are one invariant, and a popular tool is never contended. */
export const voterStream = (memberId: MemberId) => `voter-${memberId}`

/** What a cast depends on beside the voter's own past, each from the stream that decides it. */
export interface VotingFacts {
  readonly registered: boolean
  readonly verified: boolean
  readonly toolId: ToolId
  readonly boardDate: Day
  readonly makers: readonly MemberId[]
  /** Live, or closed since. */
  readonly opened: boolean
}

export type VoterCommand =
  | ({ readonly type: 'CastVote'; readonly memberId: MemberId; readonly launchId: LaunchId; readonly today: Day } & VotingFacts)
  | { readonly type: 'WithdrawVote'; readonly launchId: LaunchId; readonly today: Day }
  | { readonly type: 'HoldVote' | 'VoidVote' | 'RestoreVote'; readonly launchId: LaunchId; readonly reason: ModerationReason }
  | { readonly type: 'AnnounceRewards'; readonly memberId: MemberId; readonly tiers: readonly number[] }

type Vote = EventOf<typeof VoteCast>['data']
type Standing = Vote & { readonly state: 'counted' | 'held' | 'voided' }

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
  /** By the month of the board and the launch: a ten-year voter's next vote copies one month, not ten years. */
  readonly standing: Readonly<Record<string, Readonly<Record<LaunchId, Standing>>>>
  /** The last two days with votes: servers' clocks may differ by a moment around midnight. */
  readonly days: readonly DayOfVoting[]
  readonly granted: readonly number[]
  readonly announced: readonly number[]
}

export const voter: Decider<VoterCommand, Voter, VoterEvent> = {
  initial: { streak: 0, latest: null, casts: 0, standing: {}, days: [], granted: [], announced: [] },
  snapshot: 1,

  decide(command, state) {
    switch (command.type) {
      case 'CastVote': {
        if (standingVote(state, command.launchId) !== undefined) return accept()
        if (!command.registered) return refuse('not-registered')
        if (!command.verified) return refuse('unverified')
        if (!command.opened) return refuse('launch-not-live')
        if (command.makers.includes(command.memberId)) return refuse('own-tool')
        if (votesOn(state, command.today) >= DAILY_VOTE_LIMIT) return refuse('daily-limit')
        return cast(command, state)
      }
      case 'WithdrawVote': {
        const vote = standingVote(state, command.launchId)
        if (vote === undefined) return accept()
        return vote.state === 'counted' ? withdraw(vote, command.today, state) : refuse('vote-under-review')
      }
      case 'HoldVote':
      case 'VoidVote':
      case 'RestoreVote': {
        const vote = standingVote(state, command.launchId)
        return vote === undefined ? refuse('no-such-vote') : moderate(command, vote)
      }
      case 'AnnounceRewards': {
        const isNews = (tier: number) => state.granted.includes(tier) && !state.announced.includes(tier)
        const { memberId, tiers } = command
        return tiers.length > 0 && tiers.every(isNews) ? accept(RewardsAnnounced({ memberId, tiers: [...tiers] })) : accept()
      }
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'VoteCast': {
        const { countsOn, number } = event.data
        const today = dayIn(state, countsOn)
        return stand({ ...state, casts: number, days: remember(state, { ...today, votes: today.votes + 1 }) }, event.data, 'counted')
      }
      case 'VoteWithdrawn': {
        const { countsOn, withdrawnOn } = event.data
        const left = fall(state, event.data)
        if (withdrawnOn !== countsOn) return left
        const today = dayIn(state, countsOn)
        return { ...left, days: remember(state, { ...today, votes: Math.max(0, today.votes - 1) }) }
      }
      case 'VoteHeld':
        return stand(state, event.data, 'held')
      case 'VoteVoided':
        return stand(state, event.data, 'voided')
      case 'VoteRestored':
        return stand(state, event.data, 'counted')
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

/** Cast on that day and not given back. */
export const votesOn = (state: Voter, day: Day): number => dayIn(state, day).votes

/** Granted, and not yet told. */
export const unannounced = ({ granted, announced }: Voter): number[] => granted.filter((tier) => !announced.includes(tier))

const cast = (command: VoterCommand & { type: 'CastVote' }, state: Voter): Decision<VoterEvent> => {
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

const withdraw = ({ state: _, ...vote }: Standing, today: Day, voter: Voter): Decision<VoterEvent> => {
  const { memberId, countsOn } = vote
  const withdrawnOn = today > countsOn ? today : countsOn
  const withdrawn = VoteWithdrawn({ ...vote, withdrawnOn })
  const { votes, before } = dayIn(voter, countsOn)
  const wasItsOnlyVote = withdrawnOn === countsOn && votes === 1 && before !== null && voter.latest === countsOn
  return wasItsOnlyVote ? accept(withdrawn, StreakStepUndone({ memberId, day: countsOn, ...before })) : accept(withdrawn)
}

const moderate = (
  { type, reason }: { readonly type: 'HoldVote' | 'VoidVote' | 'RestoreVote'; readonly reason: ModerationReason },
  { state, ...vote }: Standing,
): Decision<VoterEvent> => {
  switch (type) {
    case 'HoldVote':
      return state === 'counted' ? accept(VoteHeld({ ...vote, reason })) : accept()
    case 'VoidVote':
      return state === 'voided' ? accept() : accept(VoteVoided({ ...vote, reason }))
    case 'RestoreVote':
      return state === 'counted' ? accept() : accept(VoteRestored({ ...vote, reason }))
  }
}

const standingVote = ({ standing }: Voter, launchId: LaunchId): Standing | undefined => {
  for (const month in standing) {
    const vote = standing[month]?.[launchId]
    if (vote !== undefined) return vote
  }
  return undefined
}

const monthOf = (boardDate: Day) => boardDate.slice(0, 7)

const stand = (state: Voter, vote: Vote, how: Standing['state']): Voter => {
  const { memberId, number, launchId, toolId, boardDate, countsOn, weight } = vote
  const month = monthOf(boardDate)
  const standing = { memberId, number, launchId, toolId, boardDate, countsOn, weight, state: how }
  return { ...state, standing: { ...state.standing, [month]: { ...state.standing[month], [launchId]: standing } } }
}

const fall = (state: Voter, { boardDate, launchId }: Vote): Voter => {
  const month = monthOf(boardDate)
  const { [launchId]: _, ...others } = state.standing[month] ?? {}
  return { ...state, standing: { ...state.standing, [month]: others } }
}

const dayIn = ({ days }: Voter, day: Day): DayOfVoting => days.find((each) => each.day === day) ?? { day, votes: 0, before: null }

const remember = ({ days }: Voter, day: DayOfVoting): DayOfVoting[] =>
  [...days.filter((each) => each.day !== day.day), day].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(-2)
