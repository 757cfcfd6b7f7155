import { ask } from '../../../lib/api/ask.ts'
import { SAVED_PAGE } from '@debut/events/saves/save-numbers.ts'
import { savedRoute } from '@debut/events/saves/save-routes.ts'
import { call, put, select } from 'typed-redux-saga'
import { takeEvery, takeLatest } from '../../../lib/sagas/take.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { profileLoaded, selectMemberId, selectRenewing, sessionFound, signedOut } from '../../../lib/session/session-slice.ts'
import { changesIn } from '../saves-slice.ts'
import { sharedSavesLoaded } from '../shared-saves-slice.ts'
import type { SavedPageQuery } from './saved-page-query.ts'
import { savedRetryRequested, savedSeen, selectSavedTools, selectSavedView, type WithSaved } from './saved-slice.ts'

/** There is no such member, or none who shows their list to this reader. */
const isUnknown = (error: unknown) => error instanceof ApiError && (error.code === 'status-404' || error.code === 'status-400')

export function* loadSaved(api: ApiClient, query: SavedPageQuery) {
  const { username, page } = query
  try {
    const list = yield* call(() => ask(api, savedRoute, { username, limit: SAVED_PAGE, offset: (page - 1) * SAVED_PAGE }))
    yield* put(savedSeen({ query, view: { status: 'ready', list } }))
    yield* put(sharedSavesLoaded(list))
  } catch (error) {
    // The session is being renewed, and the list may be their own. A public list needs no session, and is drawn once.
    if (isUnknown(error) && (yield* select(selectRenewing))) return
    yield* put(savedSeen({ query, view: { status: isUnknown(error) ? 'unknown' : 'unreachable' } }))
  }
}

/** Keeps the list up to date while it is shown. */
export function* followSaved(api: ApiClient, query: SavedPageQuery) {
  yield* takeLatest([refreshDue, sessionFound, profileLoaded, signedOut], loadSaved, api, query)
  yield* takeEvery(resultReceived, onResult, api, query)
  yield* call(loadUntilReady, {
    isReady: (state: WithSaved) => ['ready', 'unknown'].includes(selectSavedView(query)(state)?.status ?? ''),
    load: () => loadSaved(api, query),
    requested: savedRetryRequested,
  })
}

/** What its member saves elsewhere comes in. What they take from the list stays until they come again: it may have been a mistake. */
function* onResult(api: ApiClient, query: SavedPageQuery, { payload }: ReturnType<typeof resultReceived>) {
  const view = yield* select(selectSavedView(query))
  if (view?.status !== 'ready' || view.list.memberId !== (yield* select(selectMemberId))) return
  const shown = yield* select(selectSavedTools(query))
  if (changesIn(payload).some(({ of, holds }) => holds && !shown.includes(of))) yield* call(loadSaved, api, query)
}
