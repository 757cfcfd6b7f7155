import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StreakRow } from './streaks.ts'

export const PAGE_SIZE = 30

export interface StreaksState {
  readonly status: 'loading' | 'ready' | 'unreachable'
  readonly page: number
  readonly rows: readonly StreakRow[]
  readonly hasMore: boolean
}

const initialState: StreaksState = { status: 'loading', page: 1, rows: [], hasMore: false }

export const streaksSlice = createSlice({
  name: 'streaks',
  initialState,
  reducers: {
    /** One row more than a page was asked for: it tells whether there is another. */
    streaksLoaded: (state, { payload: { page, rows } }: PayloadAction<{ page: number; rows: readonly StreakRow[] }>): StreaksState => ({
      ...state,
      status: 'ready',
      page,
      rows: rows.slice(0, PAGE_SIZE),
      hasMore: rows.length > PAGE_SIZE,
    }),
    /** What is shown of the same page stays. */
    streaksUnreachable: (state, { payload: page }: PayloadAction<number>): StreaksState =>
      state.status === 'ready' && state.page === page ? state : { ...state, status: 'unreachable', page, rows: [], hasMore: false },
  },
})

export const { streaksLoaded, streaksUnreachable } = streaksSlice.actions
export const streaksRetryRequested = createAction('streaks/retryRequested')

export const selectStreaks = ({ streaks }: { streaks: StreaksState }) => streaks
