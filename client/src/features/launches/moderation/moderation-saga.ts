import { ModeratedLaunches } from '@debut/events/launches/moderation-answers.ts'
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
  judgementAsked,
  judgementSettled,
  moderationLoaded,
  moderationMissing,
  moderationRetryAsked,
  selectModeration,
  type WithModeration,
} from './moderation-slice.ts'

export const wordsAsked = (search: URLSearchParams): string => (search.get('q') ?? '').slice(0, 80)

const isRefused = (error: unknown): boolean => error instanceof ApiError && ['status-401', 'status-403'].includes(error.code)

export function* loadModeration(api: ApiClient, words: string) {
  // Who they are is known once the browser has renewed their session.
  if (yield* select(selectRenewing)) return
  if (!(yield* select(selectIsMember))) {
    yield* put(moderationMissing('forbidden'))
    return
  }
  try {
    const path = `/api/moderation/launches?q=${encodeURIComponent(words)}`
    const { launches } = yield* call(() => api.get(path, ModeratedLaunches))
    yield* put(moderationLoaded({ words, launches }))
  } catch (error) {
    yield* put(moderationMissing(isRefused(error) ? 'forbidden' : 'unreachable'))
  }
}

export function* followModeration(api: ApiClient, words: string) {
  yield* takeEvery(judgementAsked, judge, api, words)
  yield* takeLeading(refreshDue, loadModeration, api, words)
  yield* call(loadUntilReady, {
    isReady: (state: WithModeration) => ['ready', 'forbidden'].includes(selectModeration(state).status),
    load: () => loadModeration(api, words),
    asked: moderationRetryAsked,
  })
}

function* judge(api: ApiClient, words: string, { payload }: ReturnType<typeof judgementAsked>) {
  const command = commandAsked(commandOf(payload))
  yield* put(command)
  const { refused } = yield* awaitAnswer(command.payload)
  const id = `judged ${payload.launchId}`
  const title = payload.kind === 'disqualify' ? 'It stands on no board now' : 'It is given back'
  if (refused === undefined) yield* put(toastShown({ id, color: 'good', title }))
  else yield* put(toastShown({ id, color: 'warn', title: 'Nothing has changed', description: refused.payload.problem.message }))
  yield* call(loadModeration, api, words)
  yield* put(judgementSettled(payload.launchId))
}
