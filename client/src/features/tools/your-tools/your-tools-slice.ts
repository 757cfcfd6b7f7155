import { JoinLine } from '@debut/events/launches/launch-commands.ts'
import type { Drafts } from '@debut/events/drafts/draft-answers.ts'
import { AcceptInvitation, EndInvitation, ShowTool } from '@debut/events/tools/tool-commands.ts'
import type { OwnTools } from '@debut/events/tools/own-tools-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export type OwnTool = OwnTools['tools'][number]
export type Invitation = OwnTools['invitations'][number]
export type OwnDraft = Drafts['drafts'][number]

/** What can be done here about one tool. */
export type Task =
  | { readonly kind: 'join'; readonly whatChanged: string | null }
  | { readonly kind: 'accept' | 'show' }
  | { readonly kind: 'decline'; readonly memberId: string }
export type TaskKind = Task['kind']

export const commandOf = (toolId: string, task: Task) => {
  switch (task.kind) {
    case 'join':
      return { type: JoinLine.type, payload: { toolId, whatChanged: task.whatChanged } }
    case 'accept':
      return { type: AcceptInvitation.type, payload: { toolId } }
    case 'decline':
      return { type: EndInvitation.type, payload: { toolId, memberId: task.memberId } }
    case 'show':
      return { type: ShowTool.type, payload: { toolId } }
  }
}

export interface YourToolsState {
  readonly status: 'loading' | 'ready' | 'unreachable'
  readonly tools: readonly OwnTool[]
  readonly invitations: readonly Invitation[]
  /** Null until they are known: another service has them, which only browsers ask. */
  readonly drafts: readonly OwnDraft[] | null
  /** By tool, what was asked for and has not been answered. */
  readonly busy: Readonly<Record<string, TaskKind>>
}

const initialState: YourToolsState = { status: 'loading', tools: [], invitations: [], drafts: null, busy: {} }

export const yourToolsSlice = createSlice({
  name: 'yourTools',
  initialState,
  reducers: {
    yourToolsLoaded: (state, { payload: { tools, invitations } }: PayloadAction<OwnTools>): YourToolsState => ({
      ...state,
      status: 'ready',
      tools,
      invitations,
    }),
    /** What is shown already stays. */
    yourToolsMissing: (state): YourToolsState => (state.status === 'ready' ? state : { ...state, status: 'unreachable' }),
    ownDraftsLoaded: (state, { payload: drafts }: PayloadAction<readonly OwnDraft[]>): YourToolsState => ({ ...state, drafts }),
    ownDraftDropped: (state, { payload: toolId }: PayloadAction<string>): YourToolsState => ({
      ...state,
      drafts: state.drafts?.filter((draft) => draft.toolId !== toolId) ?? null,
    }),
    taskRequested: (
      state,
      { payload: { toolId, task } }: PayloadAction<{ readonly toolId: string; readonly task: Task }>,
    ): YourToolsState => ({
      ...state,
      busy: { ...state.busy, [toolId]: task.kind },
    }),
    taskSettled: (state, { payload: toolId }: PayloadAction<string>): YourToolsState => {
      const { [toolId]: _, ...busy } = state.busy
      return { ...state, busy }
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { yourToolsLoaded, yourToolsMissing, ownDraftsLoaded, ownDraftDropped, taskRequested, taskSettled } = yourToolsSlice.actions
export const yourToolsRetryRequested = createAction('yourTools/retryRequested')
export const draftDropRequested = createAction<string>('yourTools/draftDropRequested')

export interface WithYourTools {
  readonly yourTools: YourToolsState
}

export const selectYourTools = ({ yourTools }: WithYourTools): YourToolsState => yourTools
