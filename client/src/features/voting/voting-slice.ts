import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { OWN_PAGE_VOTES } from '@debut/events/voting/vote-numbers.ts'
import type { OwnPage } from '@debut/events/members/own-page-answers.ts'
import { commandRefused } from '../../lib/commands/outbox-slice.ts'
import { factsOf } from '../../lib/results/facts.ts'
import { resultHeard } from '../../lib/results/results-actions.ts'
import { ownPageLoaded, signedOut } from '../../lib/session/session-slice.ts'

export interface Reward {
  readonly streaks: number
  readonly description: string
  readonly multiplier: number
}

/** A vote of the member's that stands. */
type Vote = OwnPage['votes'][number]

interface VoteDetected {
  readonly commandId: string
  readonly launchId: string
  readonly streak: number
}

export interface VotingState {
  /** What the server says: by launch, what the vote weighs and the day it counts on. */
  standing: Record<string, { weight: number; countsOn: string }>
  /** Whether a launch that is not in there has no vote of the member's: all launches, or these. */
  known: 'all' | Record<string, true>
  /** All votes up to there are known; undefined until the server has said. */
  position: number | undefined
  /** A vote went out from here, when the streak was so, and the streak has not been looked at since. */
  voteDetected: VoteDetected | undefined
  /** With the vote for which launch: shown once. */
  streakRising: { readonly launchId: string } | undefined
  reward: Reward | undefined
}

const initialState: VotingState = {
  standing: {},
  known: {},
  position: undefined,
  voteDetected: undefined,
  streakRising: undefined,
  reward: undefined,
}

const record = (state: VotingState, { launchId, weight, countsOn }: Pick<Vote, 'weight' | 'countsOn'> & { readonly launchId: string }) => {
  state.standing[launchId] = { weight, countsOn }
}

const strike = (state: VotingState, launchId: string) => {
  delete state.standing[launchId]
  if (state.known !== 'all') state.known[launchId] = true
}

/** What the server says of the member's votes; what is on its way is an overlay on it. */
export const votingSlice = createSlice({
  name: 'voting',
  initialState,
  reducers: {
    votesOfLaunchesLoaded: (
      state,
      { payload }: PayloadAction<{ readonly votes: readonly Vote[]; readonly launches: readonly string[] }>,
    ) => {
      for (const launchId of payload.launches) strike(state, launchId)
      for (const vote of payload.votes) record(state, vote)
    },
    voteDetected: (state, { payload }: PayloadAction<VoteDetected>) => {
      state.voteDetected = payload
    },
    voteChecked: (state) => {
      state.voteDetected = undefined
    },
    streakRose: (state, { payload }: PayloadAction<{ readonly launchId: string }>) => {
      state.voteDetected = undefined
      state.streakRising = payload
    },
    streakShown: (state) => {
      state.streakRising = undefined
    },
    rewardEarned: (state, { payload }: PayloadAction<Reward>) => {
      state.reward = payload
    },
    rewardSeen: (state) => {
      state.reward = undefined
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(ownPageLoaded, (state, { payload: { votes, position } }) => {
        if (state.position !== undefined && position < state.position) return
        state.standing = {}
        for (const vote of votes) record(state, vote)
        state.position = position
        state.known = votes.length < OWN_PAGE_VOTES ? 'all' : {}
      })
      .addCase(resultHeard, (state, { payload }) => {
        if (state.position === undefined || payload.position <= state.position) return
        for (const { type, data } of factsOf(payload)) {
          if (type === 'VoteCast') record(state, data)
          if (type === 'VoteWithdrawn') strike(state, data.launchId)
        }
        state.position = payload.position
      })
      .addCase(commandRefused, (state, { payload }) => {
        if (payload.commandId === state.voteDetected?.commandId) state.voteDetected = undefined
      })
      .addCase(signedOut, () => initialState),
})

export const { votesOfLaunchesLoaded, voteDetected, voteChecked, streakRose, streakShown, rewardEarned, rewardSeen } = votingSlice.actions

/** The member wants to have voted for a launch, or not any more. */
export const voteToggled = createAction<{ readonly launchId: string; readonly name: string }>('voting/voteToggled')
/** A launch is shown whose vote the server was not asked for. */
export const launchShown = createAction<string>('voting/launchShown')
/** What is shown of a launch has come so far in the log. */
export const pointsReached = createAction<{ readonly launchId: string; readonly position: number }>('voting/pointsReached')

export const selectVoting = ({ voting }: { readonly voting: VotingState }) => voting
