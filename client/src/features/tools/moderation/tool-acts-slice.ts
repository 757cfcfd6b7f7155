import type { ToolReason } from '@debut/events/tools/tool-moderation.ts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../../../lib/session/session-slice.ts'

interface OnTool {
  readonly toolId: string
  /** The toast that follows calls the tool by this name. */
  readonly name: string
  readonly reason: ToolReason
}

/** An admin wants to decide this about a tool. They name a new owner by username, and the saga asks the server for the member. */
export type ToolActRequest = OnTool &
  (
    | { readonly act: 'approve' | 'hide' | 'restore' | 'remove' }
    | { readonly act: 'remove-maker'; readonly memberId: string }
    | { readonly act: 'transfer'; readonly username: string }
  )

export interface ToolActsState {
  /** Tools on which something was decided, and what became of it is not known. */
  readonly busy: readonly string[]
}

const initialState: ToolActsState = { busy: [] }

export const toolActsSlice = createSlice({
  name: 'toolActs',
  initialState,
  reducers: {
    toolActRequested: ({ busy }, { payload: { toolId } }: PayloadAction<ToolActRequest>): ToolActsState => ({ busy: [...busy, toolId] }),
    toolActSettled: ({ busy }, { payload: toolId }: PayloadAction<string>): ToolActsState => ({
      busy: busy.filter((each) => each !== toolId),
    }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
})

export const { toolActRequested, toolActSettled } = toolActsSlice.actions

export interface WithToolActs {
  readonly toolActs: ToolActsState
}

export const selectIsActing =
  (toolId: string) =>
  ({ toolActs }: WithToolActs): boolean =>
    toolActs.busy.includes(toolId)
