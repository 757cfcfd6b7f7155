import { ChangePreferences } from '@debut/events/members/member-commands.ts'
import { preferencesRoute } from '@debut/events/members/own-profile-routes.ts'
import { type Preferences, withChoices } from '@debut/events/members/preferences.ts'
import type { Action } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { commandAnswered, type OutboxState, selectOutbox } from '../../../lib/commands/outbox-slice.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { selectData, type WithResources } from '../../../lib/resources/resources-slice.ts'
import { factsOf } from '../../../lib/results/facts.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'

type Sent = { readonly type: string; readonly payload: unknown }

/** What a command asks for, on top of what is known; undefined for every other command. */
export const requestedBy = ({ type, payload }: Sent, known: Preferences): Preferences | undefined => {
  const requested = type === ChangePreferences.type ? z.safeParse(ChangePreferences.payload, payload).data : undefined
  return requested && withChoices(known, requested)
}

/** Saved here, or elsewhere. */
const savedBy = (action: Action, known: Preferences): Preferences | undefined => {
  if (commandAnswered.match(action)) return requestedBy(action.payload, known)
  if (!resultReceived.match(action)) return undefined
  const fact = factsOf(action.payload).findLast(({ type }) => type === 'PreferencesChanged')
  if (fact?.type !== 'PreferencesChanged') return undefined
  const { email, inApp, emailFrequency } = fact.data
  return { email, inApp, emailFrequency }
}

/** As the server has them. */
export const preferences = resource(preferencesRoute, { onAction: (known, action) => savedBy(action, known) ?? known })

type Known = WithResources & { readonly outbox: OutboxState }

export const selectSaved = (state: WithResources): Preferences | undefined => selectData(preferences())(state)

/** Each asks for all of them, so the last that is on its way says what is wanted. */
const selectRequested = (state: Known, saved: Preferences) =>
  selectOutbox(state)
    .entries.map((entry) => requestedBy(entry, saved))
    .findLast((requested) => requested !== undefined)

/** Optimism is laid over what the server said, so undoing it is removing it. */
export const selectShownPreferences = (state: Known): Preferences | undefined => {
  const saved = selectSaved(state)
  return saved && (selectRequested(state, saved) ?? saved)
}
/** Nothing answers: what was chosen is kept. */
export const selectChoicesWait = (state: Known): boolean => {
  const saved = selectSaved(state)
  return selectOutbox(state).waiting && saved !== undefined && selectRequested(state, saved) !== undefined
}
