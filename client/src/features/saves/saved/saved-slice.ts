import type { SavedTools } from '@debut/events/saves/save-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'
import type { SavedPageQuery } from './saved-page-query.ts'

export type SavedView = { readonly status: 'ready'; readonly list: SavedTools } | { readonly status: 'unknown' | 'unreachable' }

/** By name and page: what is left stays whole while the next is loaded. */
export type SavedState = Readonly<Record<string, SavedView>>

const MOST_VIEWS = 4

const keyOf = ({ username, page }: SavedPageQuery) => `${username} ${page}`

const initialState: SavedState = {}

export const savedSlice = createSlice({
  name: 'saved',
  initialState,
  reducers: {
    /** What is shown already stays where it cannot be had again. */
    savedSeen: (
      state,
      { payload: { query, view } }: PayloadAction<{ readonly query: SavedPageQuery; readonly view: SavedView }>,
    ): SavedState => {
      const { [keyOf(query)]: before, ...others } = state
      const kept = view.status === 'unreachable' && before?.status === 'ready' ? before : view
      return Object.fromEntries([...Object.entries(others).slice(1 - MOST_VIEWS), [keyOf(query), kept]])
    },
  },
  extraReducers: (builder) =>
    builder.addCase(signedOut, (state): SavedState =>
      Object.fromEntries(Object.entries(state).filter(([, view]) => view.status === 'ready' && view.list.shared)),
    ),
})

export const { savedSeen } = savedSlice.actions
export const savedRetryRequested = createAction('saved/retryRequested')

export interface WithSaved {
  readonly saved: SavedState
}

export const selectSavedView =
  (query: SavedPageQuery) =>
  ({ saved }: WithSaved): SavedView | undefined =>
    Object.hasOwn(saved, keyOf(query)) ? saved[keyOf(query)] : undefined

/** The tools that are shown of it. */
export const selectSavedTools =
  (query: SavedPageQuery) =>
  (state: WithSaved): readonly string[] => {
    const view = selectSavedView(query)(state)
    return view?.status === 'ready' ? view.list.tools.map(({ toolId }) => toolId) : []
  }
