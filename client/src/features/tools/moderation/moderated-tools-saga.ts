import { askSince } from '../../../lib/api/ask.ts'
import { moderatedToolsRoute } from '@debut/events/tools/moderated-routes.ts'
import { call } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { loadForAdmins } from '../../../lib/session/load-for-admins.ts'
import {
  moderatedToolsLoaded,
  moderatedToolsMissing,
  moderatedToolsRetryRequested,
  selectModeratedTools,
  type WithModeratedTools,
} from './moderated-tools-slice.ts'
import { followToolActs } from './tool-acts-saga.ts'

export const toolIn = (search: URLSearchParams): string => (search.get('tool') ?? '').slice(0, 80)

export function* loadModeratedTools(api: ApiClient, words: string) {
  yield* call(loadSince, undefined, api, words)
}

function* loadSince(position: number | undefined, api: ApiClient, words: string) {
  yield* loadForAdmins({
    decided: position,
    fetch: () => askSince(api, position, moderatedToolsRoute, { tool: words }),
    loaded: ({ held, tools, totals }) => moderatedToolsLoaded({ words, held, tools, totals }),
    missing: moderatedToolsMissing,
  })
}

export function* followModeratedTools(api: ApiClient, words: string) {
  yield* followToolActs(api, (_request, position) => loadSince(position, api, words))
  yield* takeLeading(refreshDue, loadModeratedTools, api, words)
  yield* call(loadUntilReady, {
    isReady: (state: WithModeratedTools) => ['ready', 'forbidden'].includes(selectModeratedTools(state).status),
    load: () => loadModeratedTools(api, words),
    requested: moderatedToolsRetryRequested,
  })
}
