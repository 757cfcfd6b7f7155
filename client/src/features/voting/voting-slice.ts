import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Problem } from '../../lib/api/api-client.ts'
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
  /** A vote was sent from here and its streak has not been looked at. */
  voteDetected: boolean
  /** Where it went. */
  lastVoted: string | undefined
  /** Plays once. */
  streakRising: boolean
  reward: Reward | undefined
  announcement: string
}

const initialState: VotingState = {
  daily: undefined,
  standing: {},
  known: {},
  position: 0,
  voteDetected: false,
  lastVoted: undefined,
  streakRising: false,
  reward: undefined,
  announcement: '',
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
    voteDetected: (state, { payload }: PayloadAction<string>) => {
      state.voteDetected = true
      state.lastVoted = payload
    },
    streakChecked: (state, { payload }: PayloadAction<{ readonly risen: boolean }>) => {
      state.voteDetected = false
      state.streakRising = payload.risen
    },
    streakShown: (state) => {
      state.streakRising = false
    },
    rewardEarned: (state, { payload }: PayloadAction<Reward>) => {
      state.reward = payload
    },
    rewardSeen: (state) => {
      state.reward = undefined
    },
    /** Read out to whoever can't see it. */
    votingAnnounced: (state, { payload }: PayloadAction<string>) => {
      state.announcement = payload
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
  streakChecked,
  streakShown,
  rewardEarned,
  rewardSeen,
  votingAnnounced,
  dayBegun,
} = votingSlice.actions

/** The member wants to have voted for a launch, or not any more. */
export const voteToggled = createAction<{ readonly launchId: string; readonly name: string }>('voting/voteToggled')
/** A launch is shown whose vote the server was not asked for. */
export const launchShown = createAction<string>('voting/launchShown')
/** What is shown of a launch has come so far in the log. */
export const pointsReached = createAction<{ readonly launchId: string; readonly position: number }>('voting/pointsReached')
export const voteRefused = createAction<Problem>('voting/voteRefused')

export const selectVoting = ({ voting }: { readonly voting: VotingState }) => voting
