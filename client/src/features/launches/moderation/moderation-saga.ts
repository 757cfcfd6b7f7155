import { moderatedLaunchesRoute } from '@debut/events/launches/moderation-routes.ts'
import { askSince } from '../../../lib/api/ask.ts'
import { call, put } from 'typed-redux-saga'
import { takeEvery, takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { sendWithToast } from '../../../lib/commands/send-with-toast.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { loadForAdmins } from '../../../lib/session/load-for-admins.ts'
import {
  commandOf,
  judgementRequested,
  judgementSettled,
  moderationLoaded,
  moderationMissing,
  moderationRetryRequested,
  selectModeration,
  type WithModeration,
} from './moderation-slice.ts'

export const queryIn = (search: URLSearchParams): string => (search.get('q') ?? '').slice(0, 80)

export function* loadModeration(api: ApiClient, words: string) {
  yield* call(loadSince, undefined, api, words)
}

function* loadSince(position: number | undefined, api: ApiClient, words: string) {
  yield* loadForAdmins({
    decided: position,
    fetch: () => askSince(api, position, moderatedLaunchesRoute, { q: words }),
    loaded: ({ launches }) => moderationLoaded({ words, launches }),
    missing: moderationMissing,
  })
}

export function* followModeration(api: ApiClient, words: string) {
  yield* takeEvery(judgementRequested, judge, api, words)
  yield* takeLeading(refreshDue, loadModeration, api, words)
  yield* call(loadUntilReady, {
    isReady: (state: WithModeration) => ['ready', 'forbidden'].includes(selectModeration(state).status),
    load: () => loadModeration(api, words),
    requested: moderationRetryRequested,
  })
}

function* judge(api: ApiClient, words: string, { payload }: ReturnType<typeof judgementRequested>) {
  const title = payload.kind === 'disqualify' ? 'It stands on no board now' : 'It is given back'
  const position = yield* sendWithToast(commandOf(payload), { id: `judged ${payload.launchId}`, title })
  yield* call(loadSince, position, api, words)
  yield* put(judgementSettled(payload.launchId))
}
