import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface UnsubscribeState {
  readonly status: 'ready' | 'busy' | 'done' | 'done-before'
  /** Why it could not be done. */
  readonly problem: string | null
}

const initialState = { status: 'ready', problem: null } as UnsubscribeState

export const unsubscribeSlice = createSlice({
  name: 'unsubscribe',
  initialState,
  reducers: {
    unsubscribeStarted: (): UnsubscribeState => ({ status: 'busy', problem: null }),
    unsubscribed: (_state, { payload: changed }: PayloadAction<boolean>): UnsubscribeState => ({
      status: changed ? 'done' : 'done-before',
      problem: null,
    }),
    unsubscribeFailed: (_state, { payload: problem }: PayloadAction<string>): UnsubscribeState => ({ status: 'ready', problem }),
  },
})

export const { unsubscribeStarted, unsubscribed, unsubscribeFailed } = unsubscribeSlice.actions
export const unsubscribeRequested = createAction<string>('unsubscribe/unsubscribeRequested')

export interface WithUnsubscribe {
  readonly unsubscribe: UnsubscribeState
}
export const selectUnsubscribe = ({ unsubscribe }: WithUnsubscribe) => unsubscribe
