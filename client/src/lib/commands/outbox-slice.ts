import { newCommandId } from '@debut/events/kernel/ids.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { resultHeard } from '../results/results-actions.ts'
import { signedOut } from '../session/session-slice.ts'
import type { Answered, Command, Entry, Refused } from './outbox-entry.ts'

export interface OutboxState {
  /** Of whoever is signed in, oldest first. */
  entries: Entry[]
  /** Whose they are. */
  memberId: string | undefined
  /** Nothing answers: what is here waits to be sent again. */
  waiting: boolean
}

const initialState: OutboxState = { entries: [], memberId: undefined, waiting: false }

/** Asked for by the page. */
export const commandAsked = createAction('outbox/commandAsked', (command: Omit<Command, 'commandId'>) => ({
  payload: { commandId: newCommandId(), ...command } as Command,
}))

/** There is something to send. */
export const outboxStirred = createAction('outbox/stirred')

const belongTo = (state: OutboxState, memberId: string) => {
  if (state.memberId === memberId) return
  state.entries = []
  state.memberId = memberId
}

/** Ids begin with their time. */
const oldestFirst = (one: Entry, other: Entry) => (one.commandId < other.commandId ? -1 : 1)

const add = (state: OutboxState, entry: Entry) => {
  if (entry.memberId !== state.memberId || state.entries.some(({ commandId }) => commandId === entry.commandId)) return
  state.entries.push(entry)
  state.entries.sort(oldestFirst)
}

const remove = (state: OutboxState, gone: string) => {
  state.entries = state.entries.filter(({ commandId }) => commandId !== gone)
}

/** What was asked of the server and is not in what it says yet. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** Also where the server has not said more of the member than that. */
    outboxOpened: (state, { payload }: PayloadAction<string>) => belongTo(state, payload),
    /** Kept by this browser from before, or asked for in another tab. */
    entriesFound: (state, { payload }: PayloadAction<readonly Entry[]>) => payload.forEach((entry) => add(state, entry)),
    commandAnswered: (state, { payload }: PayloadAction<Answered>) => {
      state.waiting = false
      const entry = state.entries.find(({ commandId }) => commandId === payload.commandId)
      if (entry === undefined) return
      if (entry.overlay === undefined) remove(state, entry.commandId)
      else Object.assign(entry, { position: payload.position })
    },
    commandRefused: (state, { payload }: PayloadAction<Refused>) => {
      state.waiting = false
      remove(state, payload.commandId)
    },
    /** The page says as much without it. */
    overlaySettled: (state, { payload }: PayloadAction<string>) => remove(state, payload),
    sendingDelayed: (state) => {
      state.waiting = true
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(commandAsked, (state, { payload }) => {
        if (state.memberId !== undefined) add(state, { ...payload, memberId: state.memberId })
      })
      /** The socket may tell of a command before its answer is here. */
      .addCase(resultHeard, (state, { payload: { commandId, position } }) => {
        const entry = state.entries.find((each) => each.commandId === commandId)
        if (entry?.overlay !== undefined) Object.assign(entry, { position: Math.max(entry.position ?? 0, position) })
      })
      .addCase(signedOut, () => initialState),
})

export const { outboxOpened, entriesFound, commandAnswered, commandRefused, overlaySettled, sendingDelayed } = outboxSlice.actions

export const selectOutbox = ({ outbox }: { readonly outbox: OutboxState }) => outbox
