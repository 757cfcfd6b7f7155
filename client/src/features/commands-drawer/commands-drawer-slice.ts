import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Command } from '../../lib/commands/outbox-entry.ts'
import { commandAnswered, commandAsked, commandRefused, entriesFound } from '../../lib/commands/outbox-slice.ts'
import { resultHeard } from '../../lib/results/results-actions.ts'
import { signedOut } from '../../lib/session/session-slice.ts'

/** A day of clicking; older ones give way. */
const MOST_ROWS = 60

export interface CommandRow {
  commandId: string
  /** Unknown of a command that another device sent. */
  command: Pick<Command, 'type' | 'payload'> | undefined
  state: 'on its way' | 'taken' | 'refused'
  position: number | undefined
  /** Why it was refused. */
  message: string | undefined
  /** What happened because of it, as the result stream told. */
  events: readonly string[]
  /** What the server says when it is sent again. */
  replay: { readonly state: 'sent' } | { readonly state: 'answered'; readonly words: string } | undefined
}

export interface CommandsDrawerState {
  open: boolean
  /** Newest first. */
  rows: CommandRow[]
}

const initialState: CommandsDrawerState = { open: false, rows: [] }

const rowOf = (state: CommandsDrawerState, commandId: string): CommandRow => {
  const known = state.rows.find((row) => row.commandId === commandId)
  if (known !== undefined) return known
  const row: CommandRow = {
    commandId,
    command: undefined,
    state: 'on its way',
    position: undefined,
    message: undefined,
    events: [],
    replay: undefined,
  }
  state.rows.push(row)
  state.rows.sort((one, other) => (one.commandId < other.commandId ? 1 : -1))
  state.rows.splice(MOST_ROWS)
  return row
}

/** What the page asked of the server and what it heard, for whoever wants to look behind the curtain. */
export const commandsDrawerSlice = createSlice({
  name: 'commandsDrawer',
  initialState,
  reducers: {
    commandsDrawerToggled: (state) => {
      state.open = !state.open
    },
    replayAsked: (state, { payload }: PayloadAction<string>) => {
      rowOf(state, payload).replay = { state: 'sent' }
    },
    replayAnswered: (state, { payload }: PayloadAction<{ readonly commandId: string; readonly words: string }>) => {
      rowOf(state, payload.commandId).replay = { state: 'answered', words: payload.words }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(commandAsked, (state, { payload: { commandId, type, payload } }) => {
        rowOf(state, commandId).command = { type, payload: { ...payload } }
      })
      .addCase(entriesFound, (state, { payload: entries }) => {
        for (const { commandId, type, payload, position } of entries) {
          const row = rowOf(state, commandId)
          row.command = { type, payload: { ...payload } }
          if (position !== undefined) Object.assign(row, { state: 'taken', position })
        }
      })
      .addCase(commandAnswered, (state, { payload: { commandId, position } }) => {
        Object.assign(rowOf(state, commandId), { state: 'taken', position })
      })
      .addCase(commandRefused, (state, { payload: { commandId, problem } }) => {
        Object.assign(rowOf(state, commandId), { state: 'refused', message: problem.message })
      })
      .addCase(resultHeard, (state, { payload: { commandId, position, events } }) => {
        Object.assign(rowOf(state, commandId), { state: 'taken', position, events: events.map(({ type }) => type) })
      })
      .addCase(signedOut, () => initialState),
})

export const { commandsDrawerToggled, replayAsked, replayAnswered } = commandsDrawerSlice.actions
export const selectCommandsDrawer = (state: { readonly commandsDrawer: CommandsDrawerState }) => state.commandsDrawer
