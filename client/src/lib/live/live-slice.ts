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
export const pauseAsked = createAction('live/pauseAsked')
export const resumeAsked = createAction('live/resumeAsked')

export const selectLiveStatus = (state: { live: { status: LiveStatus } }) => state.live.status
