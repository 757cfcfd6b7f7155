import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { OWN_PAGE_VOTES } from '@debut/events/voting/vote-numbers.ts'
import type { OwnPage } from '@debut/events/members/own-page-answers.ts'
import { commandRefused } from '../../lib/commands/outbox-slice.ts'
import { resourceFetched } from '../../lib/resources/resources-slice.ts'
import { factsOf, type OwnFact } from '../../lib/results/facts.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { ownPageLoaded, signedOut } from '../../lib/session/session-slice.ts'
import { isVotesOfLaunches } from './votes-of-launches.ts'

export interface Reward {
  readonly streaks: number
  readonly description: string
  readonly multiplier: number
}

/** A vote of the member's that stands. */
type Vote = OwnPage['votes'][number]

/** What a vote made of a launch's points, as of a position in the log: points that reach less far lack it. */
export interface PointsChange {
  readonly launchId: string
  readonly delta: number
  readonly position: number
}

/** Points are behind by seconds, so few are. */
const MOST_CHANGES = 20

interface VoteDetected {
  readonly commandId: string
  readonly launchId: string
  readonly streak: number
}

export interface VotingState {
  /** What the server says: by launch, what the vote weighs and the day it counts on. */
  readonly standing: Readonly<Record<string, { readonly weight: number; readonly countsOn: string }>>
  /** Whether a launch that is not in there has no vote of the member's: all launches, or these. */
  readonly known: 'all' | Readonly<Record<string, true>>
  /** All votes up to there are known; undefined until the server has said. */
  readonly position: number | undefined
  /** The newest of the reader's own. Undefined until there is one: the server draws each row by what it reads of this. */
  readonly changes: readonly PointsChange[] | undefined
  /** A vote went out from here, when the streak was so, and the streak has not been looked at since. */
  readonly voteDetected: VoteDetected | undefined
  /** With the vote for which launch: shown once. */
  readonly streakRising: { readonly launchId: string } | undefined
  readonly reward: Reward | undefined
  /** What a visitor asked for is being cast now that they are a member. */
  readonly isInHand: boolean
  /** The launch that was voted for here a moment ago: beside it is said what is left. */
  readonly justCast: string | undefined
  /** A screen reader reads this out when a vote is cast or withdrawn here. */
  readonly announced: string
}

const initialState: VotingState = {
  standing: {},
  known: {},
  position: undefined,
  changes: undefined,
  voteDetected: undefined,
  streakRising: undefined,
  reward: undefined,
  isInHand: false,
  justCast: undefined,
  announced: '',
}

const record = (
  state: VotingState,
  { launchId, weight, countsOn }: Pick<Vote, 'weight' | 'countsOn'> & { readonly launchId: string },
): VotingState => ({ ...state, standing: { ...state.standing, [launchId]: { weight, countsOn } } })

const strike = (state: VotingState, launchId: string): VotingState => {
  const { [launchId]: _, ...standing } = state.standing
  return { ...state, standing, known: state.known === 'all' ? 'all' : { ...state.known, [launchId]: true } }
}

const isUnknown = ({ standing, known }: VotingState, launchId: string): boolean =>
  standing[launchId] === undefined && known !== 'all' && known[launchId] !== true

/** What a fact says of the member's votes. */
const after = (state: VotingState, { type, data }: OwnFact): VotingState => {
  if (type === 'VoteCast') return record(state, data)
  return type === 'VoteWithdrawn' ? strike(state, data.launchId) : state
}

/** What the server says of the member's votes; what is on its way is laid over it. */
export const votingSlice = createSlice({
  name: 'voting',
  initialState,
  reducers: {
    voteDetected: (state, { payload }: PayloadAction<VoteDetected>): VotingState => ({ ...state, voteDetected: payload }),
    voteCounted: (state, { payload }: PayloadAction<PointsChange>): VotingState => ({
      ...state,
      changes: [...(state.changes ?? []), payload].slice(-MOST_CHANGES),
    }),
    voteChecked: (state): VotingState => ({ ...state, voteDetected: undefined }),
    streakRose: (state, { payload }: PayloadAction<{ readonly launchId: string }>): VotingState => ({
      ...state,
      voteDetected: undefined,
      streakRising: payload,
    }),
    streakShown: (state): VotingState => ({ ...state, streakRising: undefined }),
    rewardEarned: (state, { payload }: PayloadAction<Reward>): VotingState => ({ ...state, reward: payload }),
    voteAnnounced: (state, { payload }: PayloadAction<string>): VotingState => ({ ...state, announced: payload }),
    handOpened: (state): VotingState => ({ ...state, isInHand: true }),
    handClosed: (state): VotingState => ({ ...state, isInHand: false }),
    justVoted: (state, { payload }: PayloadAction<string | undefined>): VotingState => ({ ...state, justCast: payload }),
    rewardSeen: (state): VotingState => ({ ...state, reward: undefined }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(ownPageLoaded, (state, { payload: { votes, position } }): VotingState => {
        if (state.position !== undefined && position < state.position) return state
        return votes.reduce(record, { ...state, standing: {}, position, known: votes.length < OWN_PAGE_VOTES ? 'all' : {} })
      })
      .addCase(resultReceived, (state, { payload }): VotingState => {
        if (state.position === undefined || payload.position <= state.position) return state
        return { ...factsOf(payload).reduce(after, state), position: payload.position }
      })
      .addCase(resourceFetched, (state, { payload: { entry } }): VotingState => {
        if (entry.status !== 'ready' || !isVotesOfLaunches(entry.data)) return state
        const { votes, launches, position } = entry.data
        const isBehind = state.position !== undefined && position < state.position
        const changed = new Set(isBehind ? launches.filter((launchId) => isUnknown(state, launchId)) : launches)
        return votes.filter(({ launchId }) => changed.has(launchId)).reduce(record, [...changed].reduce(strike, state))
      })
      .addCase(commandRefused, (state, { payload }): VotingState =>
        payload.commandId === state.voteDetected?.commandId ? { ...state, voteDetected: undefined } : state,
      )
      .addCase(signedOut, () => initialState),
})

export const {
  voteDetected,
  voteChecked,
  voteCounted,
  streakRose,
  streakShown,
  rewardEarned,
  rewardSeen,
  voteAnnounced,
  handOpened,
  handClosed,
  justVoted,
} = votingSlice.actions

/** The member wants to have voted for a launch, or not any more. */
export const voteToggled = createAction<{ readonly launchId: string; readonly name: string }>('voting/voteToggled')
/** A launch is shown whose vote the server was not asked for. */
export const launchShown = createAction<string>('voting/launchShown')

export const selectVoting = ({ voting }: { readonly voting: VotingState }) => voting
