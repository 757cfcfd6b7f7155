import type { Found, Popular } from '@debut/events/search/search-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

type View = { readonly status: 'ready'; readonly found: Found } | { readonly status: 'unreachable' }

export interface SearchState {
  /** By what the server was asked: what is left stays whole while the next is loaded. */
  readonly views: Readonly<Record<string, View>>
  /** Null until it is here; a page is whole without it. */
  readonly popular: Popular | null
}

const MOST_VIEWS = 4

const initialState: SearchState = { views: {}, popular: null }

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchAnswered: (state, { payload: { query, view } }: PayloadAction<{ readonly query: string; readonly view: View }>): SearchState => {
      const { [query]: before, ...others } = state.views
      // What is shown already stays where it cannot be had again.
      const next = view.status === 'unreachable' && before?.status === 'ready' ? before : view
      return { ...state, views: Object.fromEntries([...Object.entries(others).slice(1 - MOST_VIEWS), [query, next]]) }
    },
    popularLoaded: (state, { payload }: PayloadAction<Popular>): SearchState => ({ ...state, popular: payload }),
  },
})

export const { searchAnswered, popularLoaded } = searchSlice.actions
export const searchRetryRequested = createAction('search/retryRequested')

export interface WithSearch {
  readonly search: SearchState
}

export const selectView =
  (query: string) =>
  ({ search }: WithSearch): View | undefined =>
    search.views[query]

export const selectPopular = ({ search }: WithSearch): Popular | null => search.popular
