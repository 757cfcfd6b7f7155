import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'
import type { Calendar } from './streaks.ts'

export interface OwnStreakState {
  /** Null while it cannot be had. */
  readonly calendar: Calendar | null
}

const initialState: OwnStreakState = { calendar: null }

/** The reader's own days. */
export const ownStreakSlice = createSlice({
  name: 'ownStreak',
  initialState,
  reducers: {
    calendarLoaded: (_state, { payload: calendar }: PayloadAction<Calendar | null>): OwnStreakState => ({ calendar }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { calendarLoaded } = ownStreakSlice.actions

export const selectCalendar = ({ ownStreak }: { readonly ownStreak: OwnStreakState }) => ownStreak.calendar
