import type { UnlistedTool } from '@debut/events/tools/moderated-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export type ShownUnlisted = UnlistedTool['tool']

/** It is unknown, too, to a member who may not see it. */
export type UnlistedView = { readonly status: 'ready'; readonly tool: ShownUnlisted } | { readonly status: 'unknown' | 'unreachable' }

/** Views by the name in the address, so that the page that is left stays whole while the next one loads. */
export type UnlistedState = Readonly<Record<string, UnlistedView>>

const MOST_VIEWS = 2
const initialState: UnlistedState = {}

export const unlistedSlice = createSlice({
  name: 'unlisted',
  initialState,
  reducers: {
    /** A tool that is shown stays when the server gives no answer. */
    unlistedSeen: (state, { payload: { name, view } }: PayloadAction<{ name: string; view: UnlistedView }>): UnlistedState => {
      const { [name]: before, ...others } = state
      const next = view.status === 'unreachable' && before?.status === 'ready' ? before : view
      return Object.fromEntries([...Object.entries(others).slice(1 - MOST_VIEWS), [name, next]])
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { unlistedSeen } = unlistedSlice.actions
export const unlistedRetryRequested = createAction('unlisted/retryRequested')

export interface WithUnlisted {
  readonly unlisted: UnlistedState
}

export const selectUnlisted =
  (name: string) =>
  ({ unlisted }: WithUnlisted): UnlistedView | undefined =>
    Object.hasOwn(unlisted, name) ? unlisted[name] : undefined
