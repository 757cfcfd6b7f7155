import { RescheduleLaunch, WithdrawLaunch } from '@debut/events/launches/launch-commands.ts'
import type { LineDays, LinePlace } from '@debut/events/launches/line/line-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

export type PlaceView = { readonly status: 'ready'; readonly place: LinePlace } | { readonly status: 'unknown' | 'unreachable' }

/** What a maker can do about a launch that is to come. */
export const CHANGES = { reschedule: RescheduleLaunch.type, withdraw: WithdrawLaunch.type } as const
export type Change = keyof typeof CHANGES

export interface LineState {
  /** Whose place it is. */
  readonly launchId: string | null
  readonly view: PlaceView
  /** Null until they could be had. */
  readonly days: LineDays | null
  /** What was asked for and has not been answered. */
  readonly busy: Change | null
}

interface Loaded {
  readonly launchId: string
  readonly view: PlaceView
}

const initialState: LineState = { launchId: null, view: { status: 'unreachable' }, days: null, busy: null }

export const lineSlice = createSlice({
  name: 'line',
  initialState,
  reducers: {
    /** What is shown already stays where it cannot be had again. */
    placeLoaded: (state, { payload: { launchId, view } }: PayloadAction<Loaded>): LineState => {
      if (state.launchId !== launchId) return { ...state, launchId, view, busy: null }
      return view.status === 'unreachable' && state.view.status === 'ready' ? state : { ...state, view }
    },
    lineDaysLoaded: (state, { payload: days }: PayloadAction<LineDays>): LineState => ({ ...state, days }),
    changeRequested: (state, { payload }: PayloadAction<{ readonly launchId: string; readonly change: Change }>): LineState => ({
      ...state,
      busy: payload.change,
    }),
    changeSettled: (state): LineState => ({ ...state, busy: null }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { placeLoaded, lineDaysLoaded, changeRequested, changeSettled } = lineSlice.actions
export const lineRetryRequested = createAction('line/retryRequested')

export interface WithLine {
  readonly line: LineState
}

export const selectLine = ({ line }: WithLine): LineState => line

export const selectPlaceView =
  (launchId: string) =>
  ({ line }: WithLine): PlaceView | undefined =>
    line.launchId === launchId ? line.view : undefined

/** Of the page that is shown. */
export const selectPlace = ({ line: { view } }: WithLine): LinePlace | undefined => (view.status === 'ready' ? view.place : undefined)
