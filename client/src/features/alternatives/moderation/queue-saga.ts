import { askSince } from '../../../lib/api/ask.ts'
import { moderatedAlternativesRoute } from '@debut/events/alternatives/alternative-routes.ts'
import { call, put } from 'typed-redux-saga'
import { takeEvery, takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { sendWithToast } from '../../../lib/commands/send-with-toast.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { loadForAdmins } from '../../../lib/session/load-for-admins.ts'
import {
  commandOf,
  queueLoaded,
  queueMissing,
  queueRetryRequested,
  selectAlternativesQueue,
  verdictRequested,
  verdictSettled,
  type WithAlternativesQueue,
} from './queue-slice.ts'

export function* loadAlternativesQueue(api: ApiClient) {
  yield* call(loadSince, undefined, api)
}

function* loadSince(position: number | undefined, api: ApiClient) {
  yield* loadForAdmins({
    decided: position,
    fetch: () => askSince(api, position, moderatedAlternativesRoute),
    loaded: queueLoaded,
    missing: queueMissing,
  })
}

export function* followAlternativesQueue(api: ApiClient) {
  yield* takeEvery(verdictRequested, judge, api)
  yield* takeLeading(refreshDue, loadAlternativesQueue, api)
  yield* call(loadUntilReady, {
    isReady: (state: WithAlternativesQueue) => ['ready', 'forbidden'].includes(selectAlternativesQueue(state).status),
    load: () => loadAlternativesQueue(api),
    requested: queueRetryRequested,
  })
}

function* judge(api: ApiClient, { payload }: ReturnType<typeof verdictRequested>) {
  const title = payload.reason === null ? 'The two are shown as alternatives now' : 'It is turned down'
  const position = yield* sendWithToast(commandOf(payload), { id: `judged ${payload.alternativeId}`, title })
  yield* call(loadSince, position, api)
  yield* put(verdictSettled(payload.alternativeId))
}
