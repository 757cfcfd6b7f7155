import type { Drafts } from '@debut/events/drafts/draft-answers.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

/** The first step: what it is called and where it lives, and what was begun before. */
export interface StartState {
  /** Undefined until they are known. */
  readonly drafts: Drafts['drafts'] | undefined
  readonly beginning: boolean
  readonly error: string | null
  /** Begun just now. */
  readonly begun: string | null
  readonly taken: { readonly url: string; readonly isTaken: boolean }
}

const initialState: StartState = { drafts: undefined, beginning: false, error: null, begun: null, taken: { url: '', isTaken: false } }

export const startSlice = createSlice({
  name: 'draftStart',
  initialState,
  reducers: {
    startShown: (state): StartState => ({ ...initialState, drafts: state.drafts }),
    draftsLoaded: (state, { payload: drafts }: PayloadAction<Drafts['drafts']>): StartState => ({ ...state, drafts }),
    beginning: (state): StartState => ({ ...state, beginning: true, error: null }),
    begun: (state, { payload: begun }: PayloadAction<string>): StartState => ({ ...state, beginning: false, begun }),
    startLeft: (state): StartState => ({ ...state, begun: null }),
    notBegun: (state, { payload: error }: PayloadAction<string>): StartState => ({ ...state, beginning: false, error }),
    urlChecked: (state, { payload: taken }: PayloadAction<StartState['taken']>): StartState => ({ ...state, taken }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { startShown, draftsLoaded, beginning, begun, startLeft, notBegun, urlChecked } = startSlice.actions

export const beginRequested = createAction<{ readonly name: string; readonly url: string }>('draftStart/beginRequested')
export const urlTyped = createAction<string>('draftStart/urlTyped')
export const dropRequested = createAction<string>('draftStart/dropRequested')

export interface WithStart {
  readonly draftStart: StartState
}
export const selectStart = ({ draftStart }: WithStart) => draftStart
