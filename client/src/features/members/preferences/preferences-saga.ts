import { ask } from '../../../lib/api/ask.ts'
import { ChangePreferences } from '@debut/events/members/member-commands.ts'
import { preferencesRoute } from '@debut/events/members/own-profile-routes.ts'
import { call, put, select } from 'typed-redux-saga'
import { takeEvery, takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { commandRequested } from '../../../lib/commands/outbox-slice.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import {
  preferencesLoaded,
  preferencesRetryRequested,
  preferencesUnreachable,
  preferenceChosen,
  selectPreferences,
  selectShownPreferences,
  type WithPreferences,
} from './preferences-slice.ts'

/** On both sides: the page is private, and whole when it comes. */
export function* loadPreferences(api: ApiClient) {
  if ((yield* select(selectMemberId)) === undefined) return
  try {
    const { email } = yield* call(() => ask(api, preferencesRoute))
    yield* put(preferencesLoaded(email))
  } catch {
    yield* put(preferencesUnreachable())
  }
}

export function* followPreferences(api: ApiClient) {
  yield* takeEvery(preferenceChosen, change)
  yield* call(loadUntilReady, {
    isReady: (state: WithPreferences) => selectPreferences(state).status === 'ready',
    load: () => loadPreferences(api),
    requested: preferencesRetryRequested,
  })
  yield* takeLeading(refreshDue, loadPreferences, api)
}

function* change({ payload: { topic, wanted } }: ReturnType<typeof preferenceChosen>) {
  const shown = yield* select(selectShownPreferences)
  if (shown !== null && shown[topic] !== wanted)
    yield* put(commandRequested({ type: ChangePreferences.type, payload: { email: { ...shown, [topic]: wanted } } }))
}
