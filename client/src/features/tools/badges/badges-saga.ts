import { ask } from '../../../lib/api/ask.ts'
import { badgesRoute } from '@debut/events/tools/badge-routes.ts'
import { call, put } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { isUnknown } from '../tools-api.ts'
import { badgesRetryRequested, badgesSeen, selectBadges, type WithBadges } from './badges-slice.ts'

export function* loadBadges(api: ApiClient, name: string) {
  try {
    const shown = yield* call(() => ask(api, badgesRoute, { tool: name }))
    yield* put(badgesSeen({ name, view: { status: 'ready', shown } }))
  } catch (error) {
    yield* put(badgesSeen({ name, view: { status: isUnknown(error) ? 'unknown' : 'unreachable' } }))
  }
}

export function* followBadges(api: ApiClient, name: string) {
  yield* takeLeading(refreshDue, loadBadges, api, name)
  yield* call(loadUntilReady, {
    isReady: (state: WithBadges) => ['ready', 'unknown'].includes(selectBadges(name)(state)?.status ?? ''),
    load: () => loadBadges(api, name),
    requested: badgesRetryRequested,
  })
}
