import type { ModeratedTools } from '@debut/events/tools/moderated-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export type ModeratedTool = ModeratedTools['tools'][number]

export interface ModeratedToolsState {
  /** Forbidden is as good as not there. */
  readonly status: 'loading' | 'ready' | 'unreachable' | 'forbidden'
  readonly words: string
  readonly held: readonly ModeratedTool[]
  readonly tools: readonly ModeratedTool[]
  readonly totals: ModeratedTools['totals']
}

const initialState: ModeratedToolsState = { status: 'loading', words: '', held: [], tools: [], totals: { held: 0, hidden: 0 } }

type Loaded = Omit<ModeratedToolsState, 'status'>

export const moderatedToolsSlice = createSlice({
  name: 'moderatedTools',
  initialState,
  reducers: {
    moderatedToolsLoaded: (_state, { payload }: PayloadAction<Loaded>): ModeratedToolsState => ({ ...payload, status: 'ready' }),
    moderatedToolsMissing: (state, { payload: status }: PayloadAction<'unreachable' | 'forbidden'>): ModeratedToolsState =>
      status === 'unreachable' && state.status === 'ready' ? state : { ...initialState, status },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { moderatedToolsLoaded, moderatedToolsMissing } = moderatedToolsSlice.actions
export const moderatedToolsRetryRequested = createAction('moderatedTools/retryRequested')

export interface WithModeratedTools {
  readonly moderatedTools: ModeratedToolsState
}

export const selectModeratedTools = ({ moderatedTools }: WithModeratedTools): ModeratedToolsState => moderatedTools
