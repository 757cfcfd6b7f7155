import { actionChannel, call, delay, flush, fork, put, race, select, take, takeLeading } from 'typed-redux-saga'
import { buffers } from 'redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { liveChannel, type LiveEvent } from '../../lib/live/live-channel.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import type { LiveStream } from '../../lib/live/live-stream.ts'
import { retryDelay } from '../../lib/live/retry-delay.ts'
import { parseArrival } from './member.ts'
import { fetchMembers } from './members-api.ts'
import {
  announced,
  earlierAsked,
  earlierLoaded,
  earlierUnreachable,
  membersArrived,
  membersLoaded,
  membersOutdated,
  membersUnreachable,
  retryAsked,
  selectMembers,
} from './members-slice.ts'

/** However many members arrive, the list is drawn at most ten times a second. */
const DRAW_EVERY = 100
/** Screen readers hear a sum now and then rather than every name of a crowd. */
const GATHER_FOR = 1_000
const QUIET_FOR = 4_000

export function* loadMembers(api: ApiClient) {
  try {
    yield* put(membersLoaded(yield* call(fetchMembers, api)))
  } catch {
    yield* put(membersUnreachable())
  }
}

export function* followMembers(api: ApiClient, live: LiveStream) {
  yield* takeLeading(earlierAsked, loadEarlier, api)
  yield* takeLeading(refreshDue, loadMembers, api)
  yield* fork(announceArrivals)
  for (let resets = 0; ;) {
    yield* call(loadUntilReady, api)
    const heard = yield* call(hearArrivals, live)
    // One reset may happen; a server that goes on resetting is not asked without a pause.
    resets = heard ? 0 : resets + 1
    if (resets > 1) yield* delay(retryDelay(resets))
    yield* put(membersOutdated())
    yield* call(loadMembers, api)
  }
}

function* loadUntilReady(api: ApiClient) {
  for (let failures = 0; (yield* select(selectMembers)).status !== 'ready'; failures++) {
    yield* race({ waited: delay(retryDelay(failures)), asked: take(retryAsked), refreshed: take(membersLoaded) })
    if ((yield* select(selectMembers)).status !== 'ready') yield* call(loadMembers, api)
  }
}

/** Ends when the server can no longer continue from where we are; tells whether anything was heard until then. */
function* hearArrivals(live: LiveStream) {
  let heard = false
  const { position } = yield* select(selectMembers)
  const channel = liveChannel(live, 'members', position)
  try {
    while (true) {
      const events = [yield* take(channel), ...(yield* flush(channel))]
      const arrivals = events.map(toArrival).filter((arrival) => arrival !== undefined)
      if (arrivals.length > 0) yield* put(membersArrived(arrivals))
      heard ||= arrivals.length > 0
      if (events.some(({ kind }) => kind === 'reset')) return heard
      yield* delay(DRAW_EVERY)
    }
  } finally {
    channel.close()
  }
}

const toArrival = (event: LiveEvent) => (event.kind === 'message' ? parseArrival(event.message.body, event.message.cursor) : undefined)

function* loadEarlier(api: ApiClient) {
  try {
    const { members } = yield* select(selectMembers)
    yield* put(earlierLoaded(yield* call(fetchMembers, api, members.at(-1)?.position)))
  } catch {
    yield* put(earlierUnreachable())
  }
}

function* announceArrivals() {
  const arrived = yield* actionChannel(membersArrived, buffers.expanding(16))
  while (true) {
    const first = yield* take(arrived)
    yield* delay(GATHER_FOR)
    const arrivals = [first, ...(yield* flush(arrived))].flatMap(({ payload }) => payload)
    const names = arrivals.map(({ member }) => member.username).filter((name) => name !== null)
    if (names.length > 0) yield* put(announced(names.length === 1 ? `${names[0]} joined` : `${names.length} members joined`))
    yield* delay(QUIET_FOR)
  }
}
