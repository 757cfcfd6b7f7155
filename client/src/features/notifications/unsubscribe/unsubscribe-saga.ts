import { unsubscribeRoute } from '@debut/events/notifications/unsubscribe-route.ts'
import { call, put } from 'typed-redux-saga'
import { type ApiClient, ApiError } from '../../../lib/api/api-client.ts'
import { send } from '../../../lib/api/ask.ts'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { unsubscribed, unsubscribeFailed, unsubscribeRequested, unsubscribeStarted } from './unsubscribe-slice.ts'

export function* followUnsubscribe(api: ApiClient) {
  yield* takeLeading(unsubscribeRequested, unsubscribe, api)
}

function* unsubscribe(api: ApiClient, { payload: token }: ReturnType<typeof unsubscribeRequested>) {
  yield* put(unsubscribeStarted())
  try {
    const { changed } = yield* call(() => send(api, unsubscribeRoute, undefined, { token }))
    yield* put(unsubscribed(changed))
  } catch (error) {
    yield* put(unsubscribeFailed(error instanceof ApiError && error.problem !== undefined ? error.problem.message : UNREACHABLE))
  }
}

const UNREACHABLE = 'We can’t reach Debut right now. Try again in a moment.'
