import type { EventChannel } from 'redux-saga'
import { call, delay, put, race, take } from 'typed-redux-saga'
import { takeEvery } from '../sagas/take.ts'
import * as z from 'zod/mini'
import type { ApiClient } from '../api/api-client.ts'
import { tabSeen } from '../live/tab-seen.ts'
import { toastShown } from '../toasts/toasts-slice.ts'
import { reloadRequested } from './reload-requested.ts'

const AN_HOUR = 60 * 60 * 1_000
/** The first look waits until the page has settled. */
const SETTLED_AFTER = 5_000

export function* followDeployments(api: ApiClient, missing: EventChannel<'missing'>) {
  yield* takeEvery(missing, function* () {
    yield* put(
      toastShown({
        id: 'missing-code',
        title: 'A part of this page did not load',
        description: 'Check your connection, then reload the page.',
        color: 'warn',
        actions: [{ label: 'Reload', dispatch: reloadRequested() }],
      }),
    )
  })
  yield* call(noticeNewBuilds, api)
}

function* noticeNewBuilds(api: ApiClient) {
  yield* delay(SETTLED_AFTER)
  let ours: string | undefined
  while (true) {
    const latest = yield* call(latestBuild, api)
    ours ??= latest
    if (latest !== undefined && latest !== ours) {
      yield* put(
        toastShown({
          id: 'new-build',
          title: 'A new version is here',
          color: 'note',
          duration: Number.POSITIVE_INFINITY,
          actions: [{ label: 'Reload', dispatch: reloadRequested() }],
        }),
      )
      ours = latest
    }
    yield* race({ due: delay(AN_HOUR), seen: take(tabSeen) })
  }
}

const Build = z.object({ id: z.string() })

/** A server that can't be asked is asked again soon enough. */
const latestBuild = async (api: ApiClient) => (await api.get('/builds/latest.json', Build).catch(() => undefined))?.id
