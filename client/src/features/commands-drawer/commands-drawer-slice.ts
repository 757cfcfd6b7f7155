import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Command } from '../../lib/commands/outbox-entry.ts'
import { commandAnswered, commandRefused, commandRequested, entriesFound } from '../../lib/commands/outbox-slice.ts'
import { resultReceived } from '../../lib/results/results-actions.ts'
import { signedOut } from '../../lib/session/session-slice.ts'

/** A day of clicking; older ones give way. */
const MOST_ROWS = 60

export interface CommandRow {
  readonly commandId: string
  /** Unknown of a command that another device sent. */
  readonly command: Pick<Command, 'type' | 'payload'> | undefined
  readonly state: 'on its way' | 'taken' | 'refused'
  readonly position: number | undefined
  /** Why it was refused. */
  readonly message: string | undefined
  /** What happened because of it, as the result stream reports. */
  events: readonly string[]
  /** What the server says when it is sent again. */
  readonly replay: { readonly state: 'sent' } | { readonly state: 'answered'; readonly words: string } | undefined
}

export interface CommandsDrawerState {
  readonly open: boolean
  /** Newest first. */
  readonly rows: readonly CommandRow[]
}

const initialState: CommandsDrawerState = { open: false, rows: [] }

const NEW_ROW = {
  command: undefined,
  state: 'on its way',
  position: undefined,
  message: undefined,
  events: [],
  replay: undefined,
} as const

const newestFirst = (one: CommandRow, other: CommandRow) => (one.commandId < other.commandId ? 1 : -1)

const withRow = (state: CommandsDrawerState, commandId: string, change: Partial<CommandRow>): CommandsDrawerState => {
  const others = state.rows.filter((row) => row.commandId !== commandId)
  const row = { ...NEW_ROW, ...state.rows.find((known) => known.commandId === commandId), commandId, ...change }
  return { ...state, rows: [...others, row].toSorted(newestFirst).slice(0, MOST_ROWS) }
}

/** What the page sent to the server and what it received, for readers who want to look behind the curtain. */
export const commandsDrawerSlice = createSlice({
  name: 'commandsDrawer',
  initialState,
  reducers: {
    commandsDrawerToggled: (state): CommandsDrawerState => ({ ...state, open: !state.open }),
    replayRequested: (state, { payload }: PayloadAction<string>): CommandsDrawerState =>
      withRow(state, payload, { replay: { state: 'sent' } }),
    replayAnswered: (state, { payload }: PayloadAction<{ readonly commandId: string; readonly words: string }>): CommandsDrawerState =>
      withRow(state, payload.commandId, { replay: { state: 'answered', words: payload.words } }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(commandRequested, (state, { payload: { commandId, type, payload } }) =>
        withRow(state, commandId, { command: { type, payload } }),
      )
      .addCase(entriesFound, (state, { payload: entries }) =>
        entries.reduce<CommandsDrawerState>((known, { commandId, type, payload, position }) => {
          const taken = position === undefined ? {} : ({ state: 'taken', position } as const)
          return withRow(known, commandId, { command: { type, payload }, ...taken })
        }, state),
      )
      .addCase(commandAnswered, (state, { payload: { commandId, position } }) => withRow(state, commandId, { state: 'taken', position }))
      .addCase(commandRefused, (state, { payload: { commandId, problem } }) =>
        withRow(state, commandId, { state: 'refused', message: problem.message }),
      )
      .addCase(resultReceived, (state, { payload: { commandId, position, events } }) =>
        withRow(state, commandId, { state: 'taken', position, events: events.map(({ type }) => type) }),
      )
      .addCase(signedOut, () => initialState),
})

export const { commandsDrawerToggled, replayRequested, replayAnswered } = commandsDrawerSlice.actions
export const selectCommandsDrawer = (state: { readonly commandsDrawer: CommandsDrawerState }) => state.commandsDrawer
