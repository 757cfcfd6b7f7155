import type { Alternatives, Subjects } from '@debut/events/alternatives/alternative-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type View<Shown> = { readonly status: 'ready'; readonly shown: Shown } | { readonly status: 'unknown' | 'unreachable' }

export interface AlternativesState {
  /** By what the server was asked: the page that is left stays whole while the next one is loaded. */
  readonly lists: Readonly<Record<string, View<Alternatives>>>
  readonly subjects: Readonly<Record<string, View<Subjects>>>
}

const MOST_VIEWS = 4

const put = <Shown>(views: Readonly<Record<string, View<Shown>>>, query: string, view: View<Shown>) => {
  const { [query]: before, ...others } = views
  // What is shown already stays where it cannot be had again.
  const next = view.status === 'unreachable' && before?.status === 'ready' ? before : view
  return Object.fromEntries([...Object.entries(others).slice(1 - MOST_VIEWS), [query, next]])
}

export interface Loaded<Shown> {
  readonly query: string
  readonly view: View<Shown>
}

const initialState: AlternativesState = { lists: {}, subjects: {} }

export const alternativesSlice = createSlice({
  name: 'alternatives',
  initialState,
  reducers: {
    alternativesLoaded: (state, { payload: { query, view } }: PayloadAction<Loaded<Alternatives>>): AlternativesState => ({
      ...state,
      lists: put(state.lists, query, view),
    }),
    subjectsLoaded: (state, { payload: { query, view } }: PayloadAction<Loaded<Subjects>>): AlternativesState => ({
      ...state,
      subjects: put(state.subjects, query, view),
    }),
  },
})

export const { alternativesLoaded, subjectsLoaded } = alternativesSlice.actions
export const alternativesRetryRequested = createAction('alternatives/retryRequested')

export interface WithAlternatives {
  readonly alternatives: AlternativesState
}

export const selectAlternatives =
  (query: string) =>
  ({ alternatives }: WithAlternatives): View<Alternatives> | undefined =>
    alternatives.lists[query]

export const selectSubjects =
  (query: string) =>
  ({ alternatives }: WithAlternatives): View<Subjects> | undefined =>
    alternatives.subjects[query]
