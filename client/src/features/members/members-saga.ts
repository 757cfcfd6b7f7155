import { Arrival } from '@debut/events/members/member-answers.ts'
import { actionChannel, call, delay, flush, fork, put, select, take } from 'typed-redux-saga'
import { takeLeading } from '../../lib/sagas/take.ts'
import { buffers } from 'redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { followTopic, type Received } from '../../lib/live/follow-topic.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import type { LiveStream } from '../../lib/live/live-stream.ts'
import { loadUntilReady } from '../../lib/live/load-until-ready.ts'
import { arrivalOf } from './member.ts'
import { fetchMembers } from './members-api.ts'
import {
  announced,
  earlierLoaded,
  earlierRequested,
  earlierUnreachable,
  membersArrived,
  membersLoaded,
  membersOutdated,
  membersUnreachable,
  retryRequested,
  selectMembers,
  type WithMembers,
} from './members-slice.ts'

/** However many members arrive, the list is drawn at most ten times a second. */
const DRAW_EVERY = 100
/** Screen readers get a sum now and then rather than every name of a crowd. */
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
  yield* takeLeading(earlierRequested, loadEarlier, api)
  yield* fork(announceArrivals)
  yield* call(loadAtLast, api)
  yield* takeLeading(refreshDue, loadMembers, api)
  yield* call(followTopic<typeof Arrival>, live, {
    topic: 'members',
    frame: Arrival,
    *from() {
      yield* call(loadAtLast, api)
      return (yield* select(selectMembers)).position
    },
    every: DRAW_EVERY,
    *receive({ messages }: Received<Arrival>) {
      if (messages.length > 0) yield* put(membersArrived(messages.map(({ body, cursor }) => arrivalOf(body, cursor))))
    },
    *lost() {
      yield* put(membersOutdated())
      yield* call(loadMembers, api)
    },
  })
}

const loadAtLast = (api: ApiClient) =>
  loadUntilReady({
    isReady: (state: WithMembers) => selectMembers(state).status === 'ready',
    load: () => loadMembers(api),
    requested: retryRequested,
  })

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
