import { ChangePreferences } from '@debut/events/members/member-commands.ts'
import { EmailPreferences } from '@debut/events/members/preferences.ts'
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { commandAnswered, commandRefused, type OutboxState, selectOutbox } from '../../../lib/commands/outbox-slice.ts'
import { factsOf } from '../../../lib/results/facts.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { signedOut } from '../../../lib/session/session-slice.ts'
import type { Topic } from './preferences.ts'

export interface PreferencesState {
  readonly status: 'loading' | 'ready' | 'unreachable'
  /** As the server has them. */
  readonly saved: EmailPreferences | null
  /** Went back to how it was, and why. */
  readonly failed: { readonly topic: Topic; readonly error: string } | null
}

const initialState: PreferencesState = { status: 'loading', saved: null, failed: null }

/** What a command asks for; undefined for every other command. */
const requestedBy = ({ type, payload }: { readonly type: string; readonly payload: unknown }): EmailPreferences | undefined =>
  type === ChangePreferences.type ? z.safeParse(ChangePreferences.payload, payload).data?.email : undefined

const changed = (saved: EmailPreferences, requested: EmailPreferences): Topic | undefined => {
  const topics: readonly Topic[] = z.keyof(EmailPreferences).options
  return topics.find((topic) => requested[topic] !== saved[topic])
}

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    preferencesLoaded: (state, { payload: saved }: PayloadAction<EmailPreferences>): PreferencesState => ({
      ...state,
      status: 'ready',
      saved,
    }),
    preferencesUnreachable: (state): PreferencesState => (state.saved === null ? { ...state, status: 'unreachable' } : state),
    preferenceChosen: (state, _choice: PayloadAction<{ readonly topic: Topic; readonly wanted: boolean }>): PreferencesState => ({
      ...state,
      failed: null,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(commandAnswered, (state, { payload }): PreferencesState => {
        const saved = requestedBy(payload)
        return saved === undefined ? state : { ...state, saved }
      })
      .addCase(commandRefused, (state, { payload }): PreferencesState => {
        const requested = requestedBy(payload)
        const topic = requested && state.saved && changed(state.saved, requested)
        return topic ? { ...state, failed: { topic, error: payload.problem.message } } : state
      })
      .addCase(resultReceived, (state, { payload }): PreferencesState => {
        const fact = factsOf(payload).findLast(({ type }) => type === 'PreferencesChanged')
        return fact?.type === 'PreferencesChanged' ? { ...state, saved: fact.data.email } : state
      })
      .addCase(signedOut, () => initialState),
})

export const { preferencesLoaded, preferencesUnreachable, preferenceChosen } = preferencesSlice.actions
export const preferencesRetryRequested = createAction('preferences/retryRequested')

export interface WithPreferences {
  readonly preferences: PreferencesState
  readonly outbox: OutboxState
}
export const selectPreferences = ({ preferences }: Pick<WithPreferences, 'preferences'>) => preferences

/** Each asks for all of them, so the last that is on its way says what is wanted. */
const selectRequested = (state: WithPreferences) =>
  selectOutbox(state)
    .entries.map(requestedBy)
    .findLast((requested) => requested !== undefined)

/** Optimism is laid over what the server said, so undoing it is removing it. */
export const selectShownPreferences = (state: WithPreferences): EmailPreferences | null => {
  const { saved } = selectPreferences(state)
  return saved && (selectRequested(state) ?? saved)
}
/** Nothing answers: what was chosen is kept. */
export const selectChoicesWait = (state: WithPreferences): boolean => selectOutbox(state).waiting && selectRequested(state) !== undefined
