import { type Action, createAction } from '@reduxjs/toolkit'
import { buffers, type Task } from 'redux-saga'
import { actionChannel, call, cancel, delay, fork, put, race, select, take } from 'typed-redux-saga'
import type { ApiClient } from '../api/api-client.ts'
import { isRecord } from '../api/is-record.ts'
import { supervise } from '../failures/supervise.ts'
import { refreshDue } from '../live/live-slice.ts'
import type { LiveStream } from '../live/live-stream.ts'
import { retryDelay } from '../live/retry-delay.ts'
import { takeEvery, takeLeading, throttle } from '../sagas/take.ts'
import { sessionFound, type SessionState, signedOut } from '../session/session-slice.ts'
import { fetchNextPage, fetchTogether, mayAsk, refetchResource } from './fetch-resource.ts'
import { followLive } from './follow-live.ts'
import type { AnyQuery } from './resource.ts'
import {
  isAbout,
  isLost,
  nextPageRequested,
  placeLost,
  refetchRequested,
  resourceOutdated,
  resourceUpdated,
  selectData,
  selectResource,
  type View,
  type WithResources,
} from './resources-slice.ts'

export type ResourceState = WithResources & { readonly session: SessionState }

const STALE_FOR = 1_000

interface Reach {
  readonly api: ApiClient
  readonly live: LiveStream
}

/** What a page shows, by what is known so far: one answer may tell what else to ask for. */
export type Wanted<State extends ResourceState> = (state: State) => readonly AnyQuery[]

/** Fetches all that a page shows, and together what can be asked for together. */
export function* fetchResources<State extends ResourceState>(api: ApiClient, wanted: Wanted<State>) {
  const asked = new Set<string>()
  while (true) {
    const due = (yield* select(wanted)).filter(({ key }) => !asked.has(key))
    if (due.length === 0) return
    for (const { key } of due) asked.add(key)
    yield* call(fetchTogether, api, due)
  }
}

/**
 * What parts of the page show for a while, which the page itself does not know of. A query is more than data, so they are not in the store;
 * and parts may ask before the page is kept, so no action brings them.
 */
export const wantedByParts = new Set<AnyQuery>()
export const partsChanged = createAction('resources/partsChanged')

/** Keeps all that a page shows up to date, for as long as the page is open. */
export function* keepResources<State extends ResourceState>({ api, live }: Reach, wanted: Wanted<State>) {
  const kept = new Map<string, Task>()
  // What the page was opened with was just fetched.
  for (let isNew = false; ; isNew = true) {
    const state = yield* select((known: State) => known)
    const queries = new Map([...wanted(state), ...wantedByParts].flatMap((query) => (mayAsk(query)(state) ? [[query.key, query]] : [])))
    for (const [key, task] of kept) {
      if (queries.has(key)) continue
      kept.delete(key)
      yield* cancel(task)
    }
    for (const [key, query] of queries) {
      if (kept.has(key)) continue
      const isNewNow = isNew || wantedByParts.has(query)
      kept.set(
        key,
        yield* fork(supervise, { name: `what a page shows of ${key}`, run: () => keepResource({ api, live }, query, isNewNow) }),
      )
    }
    // After anything, it may show other things.
    yield* take(isAnything)
  }
}

function* keepResource({ api, live }: Reach, query: AnyQuery, isNew: boolean) {
  yield* takeLeading(isAbout(nextPageRequested, query), fetchNextPage, api, query)
  yield* takeEvery(isFromElsewhere, learn, query)
  yield* throttle(query.refetchEvery, isAbout(resourceOutdated, query), refetch, query)
  yield* fork(followLive, live, query)
  // What happens during a request may not be in its answer.
  const due = yield* actionChannel(isDue(query), buffers.sliding<Action>(1))
  if (isNew || (yield* select(selectResource(query))).status === 'loading') yield* call(fetchTogether, api, [query])
  for (let withOwn: boolean | undefined, failures = 0; ;) {
    const view = yield* select(selectResource(query))
    failures = view.status === 'unreachable' || isLost(view) ? failures + 1 : 0
    const pause = withOwn && isStale(view) ? STALE_FOR : failures > 0 ? retryDelay(failures) : pollingInterval(query, view)
    const { action } = yield* race({ action: take(due), ...(pause !== undefined && { waited: delay(pause) }) })
    if (action !== undefined) withOwn = isAbout(refetchRequested, query)(action) ? action.payload.withOwn : undefined
    yield* call(refetchResource, api, query, withOwn)
  }
}

/** The server waited for what its reader has done, and does not show it yet. */
const isStale = (view: View) => view.status === 'ready' && isRecord(view.data) && view.data['stale'] === true

const pollingInterval = (query: AnyQuery, view: View) => (view.status === 'ready' ? query.pollingInterval(view.data) : undefined)

const isAnything = (_action: Action) => true
/** What the kernel itself does with what is shown says nothing new of it. */
const isFromElsewhere = (action: Action) => !action.type.startsWith('resources/')

const isDue = (query: AnyQuery) => {
  const isRequested = isAbout(refetchRequested, query)
  const isBehind = isAbout(placeLost, query)
  const isAnotherReader = (action: Action) => query.dependsOnReader && (sessionFound.match(action) || signedOut.match(action))
  return (action: Action) => refreshDue.match(action) || isRequested(action) || isBehind(action) || isAnotherReader(action)
}

function* refetch({ key, isOwn }: AnyQuery) {
  yield* put(refetchRequested({ key, isOwn }))
}

function* learn(query: AnyQuery, action: Action) {
  const data: unknown = yield* select(selectData(query))
  const { key, isOwn } = query
  if (query.isOutdatedBy(action, data)) yield* put(resourceOutdated({ key, isOwn }))
  const learnt: unknown = data && query.learn(data, action)
  if (learnt !== data) yield* put(resourceUpdated({ key, isOwn, data: learnt }))
}
