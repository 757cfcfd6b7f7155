import { askSince } from '../../../lib/api/ask.ts'
import { unlistedToolRoute } from '@debut/events/tools/moderated-routes.ts'
import { call, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { showDecided } from '../../../lib/live/show-decided.ts'
import { selectIsMember } from '../../../lib/session/session-slice.ts'
import { isUnknown } from '../tools-api.ts'
import { toolLoaded } from '../tools-slice.ts'
import { followToolActs } from './tool-acts-saga.ts'
import { selectUnlisted, unlistedRetryRequested, unlistedSeen, type WithUnlisted } from './unlisted-slice.ts'

export function* loadUnlisted(api: ApiClient, name: string) {
  yield* call(loadSince, undefined, api, name)
}

function* loadSince(decided: number | undefined, api: ApiClient, name: string) {
  if (!(yield* select(selectIsMember))) return
  try {
    yield* showDecided({
      decided,
      fetch: () => askSince(api, decided, unlistedToolRoute, { tool: name }),
      *show({ tool, position }) {
        // The components of a tool's page read it from the slice of that page.
        yield* put(toolLoaded({ name, tool, launches: [], facts: null, position }))
        yield* put(unlistedSeen({ name, view: { status: 'ready', tool } }))
      },
    })
  } catch (error) {
    yield* put(unlistedSeen({ name, view: { status: isUnknown(error) ? 'unknown' : 'unreachable' } }))
  }
}

export function* followUnlisted(api: ApiClient, name: string) {
  yield* followToolActs(api, function* afterwards({ act }, decided) {
    // The page would be answered with an error, which a browser notes.
    if (act === 'remove' && decided !== undefined) yield* put(unlistedSeen({ name, view: { status: 'unknown' } }))
    else yield* call(loadSince, decided, api, name)
  })
  yield* takeLeading(refreshDue, loadUnlisted, api, name)
  yield* call(loadUntilReady, {
    isReady: (state: WithUnlisted) => ['ready', 'unknown'].includes(selectUnlisted(name)(state)?.status ?? ''),
    load: () => loadUnlisted(api, name),
    requested: unlistedRetryRequested,
  })
}
