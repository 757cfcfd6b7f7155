import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The time the page shows. The server sets it, so that both sides write the same words; the browser then lets it tick. */
export const clockSlice = createSlice({
  name: 'clock',
  initialState: { now: 0 },
  reducers: {
    ticked: (_state, { payload: now }: PayloadAction<number>) => ({ now }),
  },
})

export const { ticked } = clockSlice.actions
export const selectNow = (state: { clock: { now: number } }) => state.clock.now
