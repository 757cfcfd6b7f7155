import type { VoteReceipt } from '@debut/events/voting/vote-answers.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../lib/session/session-slice.ts'
import type { Why } from './launch-facts.ts'

/** What a tool's page shows to one member only. */
export interface OwnTool {
  /** Only its makers have it. */
  readonly why: Why | null
  /** Only a member who voted has one. */
  readonly receipt: VoteReceipt | null
}

/** By what the tool was asked for. */
export type OwnToolsState = Readonly<Record<string, OwnTool>>

const MOST = 5
const NOTHING: OwnTool = { why: null, receipt: null }
const initialState: OwnToolsState = {}

export const ownToolsSlice = createSlice({
  name: 'ownTools',
  initialState,
  reducers: {
    ownLoaded: (state, { payload: { name, ...own } }: PayloadAction<OwnTool & { readonly name: string }>): OwnToolsState => {
      const others = Object.entries(state).filter(([other]) => other !== name)
      return Object.fromEntries([...others.slice(1 - MOST), [name, own]])
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { ownLoaded } = ownToolsSlice.actions

export const selectOwnTool =
  (name: string) =>
  ({ ownTools }: { readonly ownTools: OwnToolsState }): OwnTool =>
    (Object.hasOwn(ownTools, name) ? ownTools[name] : undefined) ?? NOTHING
