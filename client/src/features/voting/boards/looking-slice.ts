import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Board } from './board.ts'

/** A board as it once stood. */
interface Moment {
  readonly asOf: string
  readonly board: Board
}

/** The rows of a board as they were when its reader pointed at one. */
type Held = Pick<Board, 'period' | 'start' | 'entries'>

interface Looking {
  /** Who has come to lead, for those who listen. */
  readonly announcement: string
  /** They are looking for a moment of the past. */
  readonly isSeeking: boolean
  /** The one that they look at in passing. */
  readonly moment?: Moment
  readonly held?: Held
  /** The day whose drawn order they have seen. */
  readonly drawn?: string
}

const initialState: Looking = { announcement: '', isSeeking: false }

/** What a reader makes of the board that they look at. */
export const lookingSlice = createSlice({
  name: 'looking',
  initialState,
  reducers: {
    boardOpened: () => initialState,
    announced: (state, { payload }: PayloadAction<string>): Looking => ({ ...state, announcement: payload }),
    momentSought: (state, _action: PayloadAction<string>): Looking => ({ ...state, isSeeking: true }),
    /** It may come after the reader has left the past. */
    momentFound: (state, { payload }: PayloadAction<Moment>): Looking => (state.isSeeking ? { ...state, moment: payload } : state),
    pastLeft: ({ announcement, drawn }): Looking => ({ ...initialState, announcement, ...(drawn !== undefined && { drawn }) }),
    drawnSeen: (state, { payload }: PayloadAction<string>): Looking => ({ ...state, drawn: payload }),
    rowsHeld: (state, { payload }: PayloadAction<Held>): Looking => ({ ...state, held: payload }),
    rowsReleased: ({ held: _, ...state }): Looking => state,
  },
})

export const { boardOpened, announced, momentSought, momentFound, pastLeft, drawnSeen, rowsHeld, rowsReleased } = lookingSlice.actions

export interface WithLooking {
  readonly looking: Looking
}

export const selectLooking = ({ looking }: WithLooking) => looking
