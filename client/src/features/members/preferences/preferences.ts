import { ChangePreferences } from '@debut/events/members/member-commands.ts'
import { preferencesRoute } from '@debut/events/members/own-profile-routes.ts'
import type { EmailPreferences } from '@debut/events/members/preferences.ts'
import type { Action } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { commandAnswered, type OutboxState, selectOutbox } from '../../../lib/commands/outbox-slice.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { selectData, type WithResources } from '../../../lib/resources/resources-slice.ts'
import { factsOf } from '../../../lib/results/facts.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'

/** What may come by email. */
export type Topic = keyof EmailPreferences

/** What a command asks for; undefined for every other command. */
export const requestedBy = ({ type, payload }: { readonly type: string; readonly payload: unknown }): EmailPreferences | undefined =>
  type === ChangePreferences.type ? z.safeParse(ChangePreferences.payload, payload).data?.email : undefined

/** Saved here, or elsewhere. */
const savedBy = (action: Action): EmailPreferences | undefined => {
  if (commandAnswered.match(action)) return requestedBy(action.payload)
  if (!resultReceived.match(action)) return undefined
  const fact = factsOf(action.payload).findLast(({ type }) => type === 'PreferencesChanged')
  return fact?.type === 'PreferencesChanged' ? fact.data.email : undefined
}

/** As the server has them. */
export const preferences = resource(preferencesRoute, {
  onAction: (known, action) => {
    const email = savedBy(action)
    return email === undefined ? known : { email }
  },
})

type Known = WithResources & { readonly outbox: OutboxState }

export const selectSaved = (state: WithResources): EmailPreferences | undefined => selectData(preferences())(state)?.email

/** Each asks for all of them, so the last that is on its way says what is wanted. */
const selectRequested = (state: Known) =>
  selectOutbox(state)
    .entries.map(requestedBy)
    .findLast((requested) => requested !== undefined)

/** Optimism is laid over what the server said, so undoing it is removing it. */
export const selectShownPreferences = (state: Known): EmailPreferences | undefined => {
  const saved = selectSaved(state)
  return saved && (selectRequested(state) ?? saved)
}
/** Nothing answers: what was chosen is kept. */
export const selectChoicesWait = (state: Known): boolean => selectOutbox(state).waiting && selectRequested(state) !== undefined
