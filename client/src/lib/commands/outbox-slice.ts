import { newCommandId } from '@debut/events/kernel/ids.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { resultReceived } from '../results/results-actions.ts'
import { signedOut } from '../session/session-slice.ts'
import type { Answered, Command, Entry, Refused } from './outbox-entry.ts'

export interface OutboxState {
  /** Of the signed-in member, oldest first. */
  readonly entries: readonly Entry[]
  /** Whose they are. */
  readonly memberId: string | undefined
  /** Nothing answers: what is here waits to be sent again. */
  readonly waiting: boolean
}

const initialState: OutboxState = { entries: [], memberId: undefined, waiting: false }

/** Asked for by the page. */
export const commandRequested = createAction(
  'outbox/commandRequested',
  // One that is sent again keeps its id.
  (command: Omit<Command, 'commandId'> & Partial<Pick<Command, 'commandId'>>) => ({
    payload: { commandId: newCommandId(), ...command } as Command,
  }),
)

/** There is something to send. */
export const outboxChanged = createAction('outbox/changed')

/** Ids begin with their time. */
const oldestFirst = (one: Entry, other: Entry) => (one.commandId < other.commandId ? -1 : 1)

const add = (state: OutboxState, entry: Entry): OutboxState =>
  entry.memberId !== state.memberId || state.entries.some(({ commandId }) => commandId === entry.commandId)
    ? state
    : { ...state, entries: [...state.entries, entry].toSorted(oldestFirst) }

/** Where it is shown over what the server said, it stays until that holds it. */
const answer = (state: OutboxState, { commandId, position }: Pick<Answered, 'commandId' | 'position'>): OutboxState => ({
  ...state,
  entries: state.entries.flatMap((entry) => {
    if (entry.commandId !== commandId) return entry
    return entry.optimistic === undefined ? [] : { ...entry, position }
  }),
})

const remove = (state: OutboxState, gone: string): OutboxState => ({
  ...state,
  entries: state.entries.filter(({ commandId }) => commandId !== gone),
})

/** What was asked of the server and is not in what it says yet. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    /** Also where the server has not said more of the member than that. */
    outboxOpened: (state, { payload: memberId }: PayloadAction<string>): OutboxState =>
      state.memberId === memberId ? state : { ...state, entries: [], memberId },
    /** Kept by this browser from before, or asked for in another tab. */
    entriesFound: (state, { payload }: PayloadAction<readonly Entry[]>): OutboxState => payload.reduce(add, state),
    commandAnswered: (state, { payload }: PayloadAction<Answered>): OutboxState => answer({ ...state, waiting: false }, payload),
    commandRefused: (state, { payload }: PayloadAction<Refused>): OutboxState => remove({ ...state, waiting: false }, payload.commandId),
    /** Not done yet: it is sent again once its sender has shown anew who they are, or refused. */
    proofDue: (state, { payload }: PayloadAction<Command>): OutboxState => remove({ ...state, waiting: false }, payload.commandId),
    /** The page says as much without it. */
    entrySettled: (state, { payload }: PayloadAction<string>): OutboxState => remove(state, payload),
    sendingDelayed: (state): OutboxState => ({ ...state, waiting: true }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(commandRequested, (state, { payload }): OutboxState =>
        state.memberId === undefined ? state : add(state, { ...payload, memberId: state.memberId }),
      )
      /** The result may come through the socket before the answer to the request. */
      .addCase(resultReceived, (state, { payload: { commandId, position } }): OutboxState => {
        const entry = state.entries.find((each) => each.commandId === commandId)
        if (entry?.optimistic === undefined) return state
        return answer(state, { commandId, position: Math.max(entry.position ?? 0, position) })
      })
      .addCase(signedOut, () => initialState),
})

export const { outboxOpened, entriesFound, commandAnswered, commandRefused, proofDue, entrySettled, sendingDelayed } = outboxSlice.actions

export const selectOutbox = ({ outbox }: { readonly outbox: OutboxState }) => outbox
