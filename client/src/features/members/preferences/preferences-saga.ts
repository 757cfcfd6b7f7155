import { buffers } from 'redux-saga'
import { actionChannel, call, fork, put, select, take, takeLeading } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { isRecord } from '../../../lib/api/is-record.ts'
import { newCommandId } from '../../../lib/commands/command-id.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { readPreferences } from './preferences.ts'
import {
  preferencesLoaded,
  preferencesRefused,
  preferencesRetryAsked,
  preferencesSaved,
  type PreferencesState,
  preferencesUnreachable,
  preferenceWished,
  selectPreferences,
  selectShownPreferences,
} from './preferences-slice.ts'

/** On both sides: the page is private, and whole when it comes. */
export function* loadPreferences(api: ApiClient) {
  if ((yield* select(selectMemberId)) === undefined) return
  try {
    const { email } = yield* call(() => api.get('/api/preferences', readPreferences))
    yield* put(preferencesLoaded(email))
  } catch {
    yield* put(preferencesUnreachable())
  }
}

export function* followPreferences(api: ApiClient) {
  yield* fork(savePreferences, api)
  yield* takeLeading(refreshDue, refresh, api)
  yield* call(loadUntilReady, {
    isReady: (state: { preferences: PreferencesState }) => selectPreferences(state).status === 'ready',
    load: () => loadPreferences(api),
    asked: preferencesRetryAsked,
  })
}

/** The read side may be a moment behind what was just saved: that is not news. */
function* refresh(api: ApiClient) {
  const { saved, wished } = yield* select(selectPreferences)
  if (saved === null || Object.keys(wished).length === 0) yield* call(loadPreferences, api)
}

/** One after another, each with all that is wished by then. */
function* savePreferences(api: ApiClient) {
  const wishes = yield* actionChannel(preferenceWished, buffers.expanding(8))
  while (true) {
    const {
      payload: { topic },
    } = yield* take(wishes)
    const [{ saved, wished }, email] = [yield* select(selectPreferences), yield* select(selectShownPreferences)]
    if (email === null || saved === null || wished[topic] === undefined || wished[topic] === saved[topic]) {
      if (saved !== null) yield* put(preferencesSaved(saved))
      continue
    }
    try {
      const command = { commandId: newCommandId(), type: 'ChangePreferences', payload: { email } }
      yield* call(() => api.post('/api/commands', command, (body) => (isRecord(body) ? body : undefined)))
      yield* put(preferencesSaved(email))
    } catch {
      yield* put(preferencesRefused({ topic, error: 'That was not saved, so it is as it was. Try again in a moment.' }))
    }
  }
}
