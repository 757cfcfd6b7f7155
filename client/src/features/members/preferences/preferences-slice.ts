import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'
import type { EmailPreferences, Topic } from './preferences.ts'

export interface PreferencesState {
  readonly status: 'loading' | 'ready' | 'unreachable'
  /** As the server has them. */
  readonly saved: EmailPreferences | null
  /** What is wished and not yet answered. */
  readonly wished: Partial<EmailPreferences>
  /** Went back to how it was. */
  readonly failed: { readonly topic: Topic; readonly error: string } | null
}

const initialState: PreferencesState = { status: 'loading', saved: null, wished: {}, failed: null }

const without = (wished: Partial<EmailPreferences>, topics: readonly string[]) =>
  Object.fromEntries(Object.entries(wished).filter(([topic]) => !topics.includes(topic)))

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    preferencesLoaded: (state, { payload: saved }: PayloadAction<EmailPreferences>): PreferencesState => ({
      ...state,
      status: 'ready',
      saved,
    }),
    preferencesUnreachable: (state): PreferencesState => (state.saved === null ? { ...state, status: 'unreachable' } : state),
    preferenceWished: (state, { payload: { topic, wanted } }: PayloadAction<{ topic: Topic; wanted: boolean }>): PreferencesState => ({
      ...state,
      wished: { ...state.wished, [topic]: wanted },
      failed: null,
    }),
    preferencesSaved: (state, { payload: saved }: PayloadAction<EmailPreferences>): PreferencesState => ({
      ...state,
      saved,
      wished: Object.fromEntries(
        Object.entries(state.wished).filter(([topic, wanted]) => new Map(Object.entries(saved)).get(topic) !== wanted),
      ),
    }),
    preferencesRefused: (state, { payload: failed }: PayloadAction<{ topic: Topic; error: string }>): PreferencesState => ({
      ...state,
      wished: without(state.wished, [failed.topic]),
      failed,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { preferencesLoaded, preferencesUnreachable, preferenceWished, preferencesSaved, preferencesRefused } =
  preferencesSlice.actions
export const preferencesRetryAsked = createAction('preferences/retryAsked')

export const selectPreferences = ({ preferences }: { preferences: PreferencesState }) => preferences

/** Optimism is an overlay on what the server said, so undoing it is removing it. */
export const selectShownPreferences = createSelector([selectPreferences], ({ saved, wished }) =>
  saved === null ? null : { ...saved, ...wished },
)
