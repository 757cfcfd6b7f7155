import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'paused'

const initialState: { status: LiveStatus } = { status: 'connecting' }

export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    statusChanged: (_state, { payload: status }: PayloadAction<LiveStatus>) => ({ status }),
  },
})

export const { statusChanged } = liveSlice.actions
/** What is on the page may be old: each part of it fetches its data again. */
export const refreshDue = createAction('live/refreshDue')
export const pauseRequested = createAction('live/pauseRequested')
export const resumeRequested = createAction('live/resumeRequested')

export const selectLiveStatus = (state: { live: { status: LiveStatus } }) => state.live.status
