import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Problem } from '../api/problem.ts'
import type { Query } from '../resources/resource.ts'
import { signedOut } from '../session/session-slice.ts'
import type { Command } from './outbox-entry.ts'
import { commandAnswered, commandRefused } from './outbox-slice.ts'

type Shown = Pick<Query, 'key' | 'isOwn'>

/** The command that takes another one back, and what a toast says then. */
export interface Undo extends Pick<Command, 'type' | 'payload'> {
  readonly done: string
}

/** What follows a command, wherever its sender is by then. */
export interface After {
  /** What a toast says once the command is done. It offers `undo` if the command has changed anything. */
  readonly done?: { readonly title: string; readonly description?: string; readonly undo?: Undo }
  /** What a toast is headed with that says why it was refused. */
  readonly refused?: string
  /** The form itself says it, and no toast does. */
  readonly saysRefusal?: true
  /** What of the page it changes. */
  readonly changes?: readonly Shown[]
  /** What of the page there is no more once it is done. It is not asked for again, as a browser notes each answer that is an error. */
  readonly ends?: readonly Shown[]
}

export interface Form {
  readonly commandId: string
  readonly status: 'busy' | 'done' | 'refused'
  /** It had been done before, and was not done again. */
  readonly wasDone?: true
  readonly problem?: Problem
  /** What was sent and is not done. */
  readonly refused?: Pick<Command, 'type' | 'payload'>
  readonly after: After
}

/** By what a command is about. */
type FormsState = Readonly<Record<string, Form>>

const MOST_KEPT = 30

const initialState: FormsState = {}

const settle = (state: FormsState, commandId: string, settled: Pick<Form, 'status' | 'wasDone' | 'problem' | 'refused'>): FormsState => {
  const about = Object.keys(state).find((each) => state[each]?.commandId === commandId)
  const form = about === undefined ? undefined : state[about]
  return about === undefined || form === undefined ? state : { ...state, [about]: { ...form, ...settled } }
}

/** What was asked for in this tab, and what became of it. */
export const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    formSent: (
      state,
      { payload: { about, ...sent } }: PayloadAction<Pick<Form, 'commandId' | 'after'> & { readonly about: string }>,
    ): FormsState => {
      const others = Object.entries(state).filter(([each]) => each !== about)
      return { ...Object.fromEntries(others.slice(1 - MOST_KEPT)), [about]: { ...sent, status: 'busy' } }
    },
    /** It is closed. What becomes of it after that, a toast says. */
    formForgotten: (state, { payload: about }: PayloadAction<string>): FormsState => {
      const { [about]: form, ...others } = state
      if (form?.status !== 'busy') return others
      const { saysRefusal: _, ...after } = form.after
      return { ...others, [about]: { ...form, after } }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(commandAnswered, (state, { payload }) =>
        settle(state, payload.commandId, { status: 'done', ...(payload.unchanged && { wasDone: true }) }),
      )
      .addCase(commandRefused, (state, { payload: { commandId, problem, type, payload } }) =>
        settle(state, commandId, { status: 'refused', problem, refused: { type, payload } }),
      )
      .addCase(signedOut, () => initialState),
})

export const { formSent, formForgotten } = formsSlice.actions

/** The member takes back what they did about this. */
export const undoRequested = createAction<Pick<After, 'changes'> & { readonly about: string; readonly undo: Undo }>('forms/undoRequested')

export interface WithForms {
  readonly forms: FormsState
}

export const selectForm =
  (about: string) =>
  ({ forms }: WithForms): Form | undefined =>
    Object.hasOwn(forms, about) ? forms[about] : undefined

interface Sent extends Form {
  readonly about: string
}

/** Undefined for what another tab asked for. */
export const selectSent =
  (commandId: string) =>
  ({ forms }: WithForms): Sent | undefined => {
    const [about, form] = Object.entries(forms).find(([, each]) => each.commandId === commandId) ?? []
    return about === undefined || form === undefined ? undefined : { ...form, about }
  }
