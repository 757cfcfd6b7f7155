import { createAction, createSlice } from '@reduxjs/toolkit'
import type { LoadingBarStatus } from '../../ui/loading-bar.tsx'

export type LoadingBarState = { readonly status: LoadingBarStatus; readonly shown: boolean }

const initialState: LoadingBarState = { status: 'idle', shown: false }

/** What the page says; the saga decides what of it is worth showing. */
export const loadingStarted = createAction('loadingBar/loadingStarted')
export const loadingFinished = createAction('loadingBar/loadingFinished')
export const loadingFailed = createAction('loadingBar/loadingFailed')

export const loadingBarSlice = createSlice({
  name: 'loadingBar',
  initialState,
  reducers: {
    barLoading: (): LoadingBarState => ({ status: 'loading', shown: true }),
    barFinishing: (): LoadingBarState => ({ status: 'finishing', shown: true }),
    barFailing: (): LoadingBarState => ({ status: 'error', shown: true }),
    /** Fades where it stands; only then it goes back to the start. */
    barHidden: (state): LoadingBarState => ({ ...state, shown: false }),
    barReset: () => initialState,
  },
})

export const { barLoading, barFinishing, barFailing, barHidden, barReset } = loadingBarSlice.actions

export const selectLoadingBar = (state: { loadingBar: LoadingBarState }) => state.loadingBar
