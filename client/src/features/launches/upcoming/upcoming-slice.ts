import type { Upcoming } from '@debut/events/launches/line/line-answers.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface UpcomingState {
  /** The nearest days that have something on them. */
  readonly days: Upcoming['days']
}

const initialState: UpcomingState = { days: [] }

export const upcomingSlice = createSlice({
  name: 'upcoming',
  initialState,
  reducers: {
    upcomingLoaded: (_state, { payload: { days } }: PayloadAction<Upcoming>): UpcomingState => ({ days }),
  },
})

export const { upcomingLoaded } = upcomingSlice.actions

export interface WithUpcoming {
  readonly upcoming: UpcomingState
}

/** The next day on which something is launched. */
export const selectNext = ({ upcoming }: WithUpcoming): Upcoming['days'][number] | undefined => upcoming.days[0]
