import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../lib/session/session-slice.ts'
import type { DailyVotes, StandingVotes } from './votes-api.ts'

export interface Reward {
  readonly streaks: number
  readonly description: string
  readonly multiplier: number
}

export interface VotingState {
  daily: (DailyVotes & { readonly counted: string[] }) | undefined
  /** What the server says: by launch, what the vote weighs and the day it counts on. */
  standing: Record<string, { weight: number; countsOn: string }>
  /** Whether a launch that is not in there has no vote of the member's: all launches, or these. */
  known: 'all' | Record<string, true>
  position: number
  /** A vote went out from here, when the streak was so, and the streak has not been looked at since. */
  voteDetected: { readonly launchId: string; readonly streak: number } | undefined
  /** With the vote for which launch: shown once. */
  streakRising: { readonly launchId: string } | undefined
  reward: Reward | undefined
}

const initialState: VotingState = {
  daily: undefined,
  standing: {},
  known: {},
  position: 0,
  voteDetected: undefined,
  streakRising: undefined,
  reward: undefined,
}

const record = (state: VotingState, { votes }: StandingVotes) => {
  for (const { launchId, weight, countsOn } of votes) state.standing[launchId] = { weight, countsOn }
}

/** What the server says of the member's votes; what is on its way is an overlay on it. */
export const votingSlice = createSlice({
  name: 'voting',
  initialState,
  reducers: {
    /** `counted`: commands that were answered before the server was asked. */
    dailyVotesLoaded: (state, { payload }: PayloadAction<DailyVotes & { readonly counted: string[] }>) => {
      state.daily = payload
    },
    newestVotesLoaded: (state, { payload }: PayloadAction<StandingVotes & { readonly complete: boolean }>) => {
      if (payload.position < state.position) return
      state.standing = {}
      record(state, payload)
      state.position = payload.position
      state.known = payload.complete ? 'all' : {}
    },
    votesOfLaunchesLoaded: (state, { payload }: PayloadAction<StandingVotes & { readonly launches: readonly string[] }>) => {
      for (const launchId of payload.launches) {
        delete state.standing[launchId]
        if (state.known !== 'all') state.known[launchId] = true
      }
      record(state, payload)
    },
    voteDetected: (state, { payload }: PayloadAction<{ readonly launchId: string; readonly streak: number }>) => {
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
    /** A new day begins with none of its votes used. */
    dayBegun: (state, { payload }: PayloadAction<string>) => {
      state.daily = { date: payload, count: 0, counted: state.daily?.counted ?? [] }
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const {
  dailyVotesLoaded,
  newestVotesLoaded,
  votesOfLaunchesLoaded,
  voteDetected,
  voteChecked,
  streakRose,
  streakShown,
  rewardEarned,
  rewardSeen,
  dayBegun,
} = votingSlice.actions

/** The member wants to have voted for a launch, or not any more. */
export const voteToggled = createAction<{ readonly launchId: string; readonly name: string }>('voting/voteToggled')
/** A launch is shown whose vote the server was not asked for. */
export const launchShown = createAction<string>('voting/launchShown')
/** What is shown of a launch has come so far in the log. */
export const pointsReached = createAction<{ readonly launchId: string; readonly position: number }>('voting/pointsReached')

export const selectVoting = ({ voting }: { readonly voting: VotingState }) => voting
