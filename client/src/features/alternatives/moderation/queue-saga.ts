import { ModeratedAlternatives } from '@debut/events/alternatives/alternative-answers.ts'
import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { awaitAnswer } from '../../../lib/commands/await-answer.ts'
import { commandAsked } from '../../../lib/commands/outbox-slice.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { selectIsMember, selectRenewing } from '../../../lib/session/session-slice.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import {
  commandOf,
  queueLoaded,
  queueMissing,
  queueRetryAsked,
  selectAlternativesQueue,
  verdictAsked,
  verdictSettled,
  type WithAlternativesQueue,
} from './queue-slice.ts'

const isRefused = (error: unknown): boolean => error instanceof ApiError && ['status-401', 'status-403'].includes(error.code)

export function* loadAlternativesQueue(api: ApiClient) {
  // Who they are is known once the browser has renewed their session.
  if (yield* select(selectRenewing)) return
  if (!(yield* select(selectIsMember))) {
    yield* put(queueMissing('forbidden'))
    return
  }
  try {
    yield* put(queueLoaded(yield* call(() => api.get('/api/moderation/alternatives', ModeratedAlternatives))))
  } catch (error) {
    yield* put(queueMissing(isRefused(error) ? 'forbidden' : 'unreachable'))
  }
}

export function* followAlternativesQueue(api: ApiClient) {
  yield* takeEvery(verdictAsked, judge, api)
  yield* takeLeading(refreshDue, loadAlternativesQueue, api)
  yield* call(loadUntilReady, {
    isReady: (state: WithAlternativesQueue) => ['ready', 'forbidden'].includes(selectAlternativesQueue(state).status),
    load: () => loadAlternativesQueue(api),
    asked: queueRetryAsked,
  })
}

function* judge(api: ApiClient, { payload }: ReturnType<typeof verdictAsked>) {
  const command = commandAsked(commandOf(payload))
  yield* put(command)
  const { refused } = yield* awaitAnswer(command.payload)
  const id = `judged ${payload.alternativeId}`
  const title = payload.reason === null ? 'The two are shown as alternatives now' : 'It is turned down'
  if (refused === undefined) yield* put(toastShown({ id, color: 'good', title }))
  else yield* put(toastShown({ id, color: 'warn', title: 'Nothing has changed', description: refused.payload.problem.message }))
  yield* call(loadAlternativesQueue, api)
  yield* put(verdictSettled(payload.alternativeId))
}
