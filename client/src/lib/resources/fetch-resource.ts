import { all, call, put, select } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../api/api-client.ts'
import { announceMissingCode, isMissingCode } from '../deployments/announce-missing-code.ts'
import { report, reportOutage } from '../report.ts'
import { selectMemberId, selectRenewing, selectSecondFactorDue, type SessionState } from '../session/session-slice.ts'
import { type AnyQuery, isMoved } from './resource.ts'
import { type Entry, isLost, resourceFetched, selectResource, type View, type WithResources } from './resources-slice.ts'

/** The server knows of no such thing, or of none that this reader may see: something else than a server that gives no answer. */
const MISSING = new Set(['status-400', 'status-403', 'status-404'])

/** Only members, signed in with both factors where they have two, have something of their own. */
export const mayAsk =
  ({ isOwn, isOpenBeforeSecondFactor }: AnyQuery) =>
  (state: { readonly session: SessionState }): boolean =>
    !isOwn || (selectMemberId(state) !== undefined && (isOpenBeforeSecondFactor || !selectSecondFactorDue(state)))

/** Fetches them together once, and keeps what came of it: in this order, so that the server draws the same page each time. */
export function* fetchTogether(api: ApiClient, queries: readonly AnyQuery[]) {
  const entries = yield* all(queries.map((query) => call(fetchOnce, api, query)))
  for (const [index, query] of queries.entries()) yield* call(keep, query, entries[index])
}

function* fetchOnce(api: ApiClient, query: AnyQuery) {
  const { pages, data: shown } = yield* select(selectKept(query))
  return yield* call(fetchEntry, query, () => query.fetch(api, { pages, shown }), pages)
}

/** The same for what is shown, and where asked with what its reader has just done. Where it goes by another name by now, it stays as it is until its reader comes again. */
export function* refetchResource(api: ApiClient, query: AnyQuery, withOwn: boolean | undefined) {
  const { status, pages, data: shown } = yield* select(selectKept(query))
  const entry = yield* call(fetchEntry, query, () => query.fetch(api, { pages, shown, withOwn }), pages)
  if (status !== 'ready' || entry?.status !== 'moved') yield* call(keep, query, entry)
}

/** Fetches the next page of a list, and joins it to what is shown by then: rows may have come to that meanwhile. */
export function* fetchNextPage(api: ApiClient, query: AnyQuery) {
  const { data: before } = yield* select(selectKept(query))
  const next = before === undefined ? undefined : query.fetchNextPage(api, before)
  const entry: Entry<JoinedTo> | undefined = next && (yield* call(fetchEntry<JoinedTo>, query, () => next, 1))
  const { data, pages } = yield* select(selectKept(query))
  const joined = entry?.status === 'ready' && data !== undefined ? entry.data(data) : undefined
  // What is shown is in it already.
  if (joined !== undefined)
    return yield* call(keep, { ...query, merge: undefined }, { status: 'ready' as const, data: joined, pages: pages + 1 })
  yield* call(keep, query, entry === undefined || entry.status === 'ready' ? { status: 'unreachable' as const } : entry)
}

type JoinedTo = (latest: unknown) => unknown

interface Kept {
  readonly status: View['status']
  readonly data: unknown
  readonly pages: number
}

/** A list that was read further down is fetched that far, so that readers keep their place. */
const selectKept =
  (query: AnyQuery) =>
  (state: WithResources): Kept => {
    const view = selectResource(query)(state)
    return view.status === 'ready' ? view : { status: view.status, data: undefined, pages: 1 }
  }

/** Undefined where it is not for this reader, or it can't be known yet whether it is. */
function* fetchEntry<Answer>(query: AnyQuery, fetch: () => Promise<Answer>, pages: number) {
  if (!(yield* select(mayAsk(query)))) return undefined
  const memberId = query.isOwn ? yield* select(selectMemberId) : undefined
  const entry = yield* call(entryFrom<Answer>, fetch, pages)
  // Who reads is looked at only where it matters: the server draws once what is the same for everybody.
  const mayBeOthers = (query.isOwn || query.dependsOnReader) && entry.status === 'missing'
  if (mayBeOthers && (yield* select(selectRenewing))) return undefined
  return query.isOwn && (yield* select(selectMemberId)) !== memberId ? undefined : entry
}

function* keep(query: AnyQuery, entry: Entry | undefined) {
  if (entry === undefined) return
  const { key, isOwn, dependsOnReader, merge } = query
  const shown = merge && (yield* select(selectResource<unknown>(query)))
  const isMerged = entry.status === 'ready' && shown?.status === 'ready' && !isLost(shown)
  const data: unknown = isMerged && merge?.(shown.data, entry.data)
  yield* put(resourceFetched({ key, isOwn, dependsOnReader, isMerged, entry: isMerged ? { ...entry, data } : entry }))
}

const entryFrom = async <Answer>(fetch: () => Promise<Answer>, pages: number): Promise<Entry<Answer>> => {
  try {
    const answer = await fetch()
    return isMoved(answer) ? { status: 'moved', to: answer.moved } : { status: 'ready', data: answer, pages }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : ''
    if (MISSING.has(code)) return { status: 'missing' }
    const tell = isMissingCode(error) ? reportOutage : report
    tell('Something that the page shows was not loaded', error)
    // The server is newer than this page, which has to be loaded anew to understand it.
    if (code === 'unexpected-body' || isMissingCode(error)) announceMissingCode()
    return { status: 'unreachable' }
  }
}
