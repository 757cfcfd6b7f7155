import { createSlice } from '@reduxjs/toolkit'
import type { OutboxState } from '../commands/outbox-slice.ts'
import { resourceFetched, resourceUpdated } from '../resources/resources-slice.ts'
import { signedOut } from '../session/session-slice.ts'
import { isOwnMarks } from './known-marks.ts'

interface Known {
  readonly isMarked: boolean
  /** As of where in the log. */
  readonly position: number
}

/** By mark and id: all that the server has said of the reader's marks, for buttons that don't know with which others they were asked for. */
type OwnMarksState = Readonly<Record<string, Readonly<Record<string, Known>>>>

const initialState: OwnMarksState = {}

const learnAll = (state: OwnMarksState, data: unknown): OwnMarksState => {
  if (!isOwnMarks(data)) return state
  const { marks, position } = data
  const learnt = Object.entries(marks).map(([name, said]): readonly [string, OwnMarksState[string]] => {
    const known = state[name]
    const newer = Object.entries(said).filter(([id]) => (known?.[id]?.position ?? -1) <= position)
    return [name, { ...known, ...Object.fromEntries(newer.map(([id, isMarked]) => [id, { isMarked, position }])) }]
  })
  return { ...state, ...Object.fromEntries(learnt) }
}

export const ownMarksSlice = createSlice({
  name: 'ownMarks',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(resourceFetched, (state, { payload: { entry } }) => (entry.status === 'ready' ? learnAll(state, entry.data) : state))
      .addCase(resourceUpdated, (state, { payload: { data } }) => learnAll(state, data))
      .addCase(signedOut, () => initialState),
})

export interface WithOwnMarks {
  readonly ownMarks: OwnMarksState
  readonly outbox: OutboxState
}
