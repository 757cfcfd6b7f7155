import { DisqualifyLaunch, ReinstateLaunch } from '@debut/events/launches/launch-commands.ts'
import type { DisqualifyReason } from '@debut/events/launches/disqualify-reason.ts'
import type { ModeratedLaunches } from '@debut/events/launches/moderation-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export type ModeratedLaunch = ModeratedLaunches['launches'][number]

export interface Judgement {
  readonly launchId: string
  readonly kind: 'disqualify' | 'reinstate'
  readonly reason: DisqualifyReason
}

export const commandOf = ({ launchId, kind, reason }: Judgement) => ({
  type: kind === 'disqualify' ? DisqualifyLaunch.type : ReinstateLaunch.type,
  payload: { launchId, reason },
})

export interface ModerationState {
  /** Forbidden is as good as not there. */
  readonly status: 'loading' | 'ready' | 'unreachable' | 'forbidden'
  readonly words: string
  readonly launches: readonly ModeratedLaunch[]
  /** Launches that were judged, and what became of it is not known. */
  readonly busy: readonly string[]
}

const initialState: ModerationState = { status: 'loading', words: '', launches: [], busy: [] }

type Loaded = Pick<ModerationState, 'words' | 'launches'>

export const moderationSlice = createSlice({
  name: 'moderation',
  initialState,
  reducers: {
    moderationLoaded: (state, { payload }: PayloadAction<Loaded>): ModerationState => ({ ...state, ...payload, status: 'ready' }),
    moderationMissing: (state, { payload: status }: PayloadAction<'unreachable' | 'forbidden'>): ModerationState =>
      status === 'unreachable' && state.status === 'ready' ? state : { ...state, status, launches: [] },
    judgementRequested: (state, { payload: { launchId } }: PayloadAction<Judgement>): ModerationState => ({
      ...state,
      busy: [...state.busy, launchId],
    }),
    judgementSettled: (state, { payload: launchId }: PayloadAction<string>): ModerationState => ({
      ...state,
      busy: state.busy.filter((each) => each !== launchId),
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { moderationLoaded, moderationMissing, judgementRequested, judgementSettled } = moderationSlice.actions
export const moderationRetryRequested = createAction('moderation/retryRequested')

export interface WithModeration {
  readonly moderation: ModerationState
}

export const selectModeration = ({ moderation }: WithModeration): ModerationState => moderation
