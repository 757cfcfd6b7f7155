import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Problem {
  readonly status: 403 | 404 | 500
  readonly message: string
  readonly isOffline?: true
}

export interface Shown {
  readonly path: string
  readonly query: string
  /** Instead of the page. */
  readonly problem?: Problem
  /** It is for members, and whether its reader is one is being found out. */
  readonly held?: true
}

const initialState: Shown = { path: '/', query: '' }

/** What is drawn; the address may be ahead of it while the next page is loaded. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: { pageShown: (_state, { payload }: PayloadAction<Shown>) => payload },
})

export const { pageShown } = navigationSlice.actions
/** The router has gone somewhere. */
export const pageOpened = createAction<{ readonly path: string; readonly query: string }>('navigation/pageOpened')
/** The page on its way is here, or is not coming: what shows progress ends. */
export const pageLoadingEnded = createAction<{ readonly failed: boolean }>('navigation/loadingEnded')
/** A page could not be drawn, as a part of its code did not come. */
export const pageGivenUp = createAction<Problem>('navigation/givenUp')
export const selectShown = ({ navigation }: { navigation: Shown }) => navigation
