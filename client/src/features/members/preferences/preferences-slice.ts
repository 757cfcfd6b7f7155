import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'
import type { Choice } from './choice.ts'

export interface PreferencesState {
  /** What went back to how it was, and why. */
  readonly failed: { readonly place: string; readonly error: string } | null
}

const initialState: PreferencesState = { failed: null }

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    preferenceChosen: (_state, _choice: PayloadAction<Choice>): PreferencesState => initialState,
    preferenceRefused: (_state, { payload: failed }: PayloadAction<NonNullable<PreferencesState['failed']>>): PreferencesState => ({
      failed,
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { preferenceChosen, preferenceRefused } = preferencesSlice.actions

export interface WithPreferences {
  readonly preferences: PreferencesState
}
export const selectFailed = ({ preferences }: WithPreferences) => preferences.failed
