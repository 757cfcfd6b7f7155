import { BoardFrame } from '@debut/events/voting/board-answers.ts'
import { all, call, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { now, parseInstant } from '../../../lib/clock/instants.ts'
import { addDays, dayAt } from '@debut/events/kernel/days.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { followTopic, type Received } from '../../../lib/live/follow-topic.ts'
import type { LiveStream } from '../../../lib/live/live-stream.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { updateOf } from './board.ts'
import { type BoardPageQuery, PAGE_SIZE } from './board-page-query.ts'
import { fetchBoard, fetchCurve } from './boards-api.ts'
import {
  boardLoaded,
  boardReached,
  boardUnreachable,
  curveLoaded,
  moreFailed,
  moreLoaded,
  moreRequested,
  podiumLoaded,
  retryRequested,
  selectBoard,
  standingsReceived,
  type WithBoards,
} from './boards-slice.ts'
import { announceLeaders } from './announce-leaders.ts'
import { followReplay } from './replay-saga.ts'

/** However often a board changes, it is drawn at most ten times a second. */
const DRAW_EVERY = 100
/** The server gives no more at once. */
const MOST_AT_ONCE = 100
const ASK_AGAIN = 5_000
const CURVE_EVERY = 60_000
/** Timers hold no more than 24 days, and years end later. */
const LONGEST_WAIT = 3_600_000
const PODIUM = 3

export function* loadBoard(api: ApiClient, query: BoardPageQuery) {
  yield* call(reload, api, query)
  if ((yield* select(selectBoard)).status === 'ready' && query.period === 'day') yield* all([call(loadPodium, api), call(loadCurve, api)])
}

/** Everything that the reader has unfolded, anew. */
function* reload(api: ApiClient, query: BoardPageQuery) {
  const { size } = yield* select(selectBoard)
  try {
    yield* put(boardLoaded({ query, page: yield* call(fetchBoard, api, query, { limit: Math.min(size, MOST_AT_ONCE) }) }))
  } catch (error) {
    yield* put(boardUnreachable({ query, missing: error instanceof ApiError && error.code === 'status-400' }))
  }
}

/** What stands beside the list may be missing: nothing else waits for it. */
function* loadPodium(api: ApiClient) {
  const { start } = yield* select(selectBoard)
  if (start === undefined) return
  const dayBefore: BoardPageQuery = { period: 'day', start: addDays(start, -1) }
  try {
    const { entries } = yield* call(fetchBoard, api, dayBefore, { limit: PODIUM })
    yield* put(podiumLoaded(entries))
  } catch {
    yield* put(podiumLoaded([]))
  }
}

function* loadCurve(api: ApiClient) {
  const { order, entries } = yield* select(selectBoard)
  const leader = entries[order[0] ?? '']
  if (leader === undefined || leader.hidden) return yield* put(curveLoaded(null))
  try {
    const points = yield* call(fetchCurve, api, leader.launchId)
    return yield* put(curveLoaded(points === null ? null : { launchId: leader.launchId, name: leader.name, points }))
  } catch {
    return undefined
  }
}

export function* followBoard(api: ApiClient, live: LiveStream, query: BoardPageQuery) {
  yield* takeLeading(moreRequested, loadMore, api, query)
  yield* fork(followReplay, api, query)
  yield* call(loadUntilReady, {
    isReady: (state: WithBoards) => selectBoard(state).status === 'ready',
    load: () => loadBoard(api, query),
    requested: retryRequested,
  })
  // A moment of the past stays as it was.
  if (query.asOf !== undefined) return
  yield* takeLeading(refreshDue, reload, api, query)
  yield* fork(renewInTime, api, query)
  yield* fork(fillIn, api, query)
  yield* fork(announceLeaders)
  if (query.period === 'day') yield* fork(renewCurve, api)
  while (true) {
    const { start } = yield* select(selectBoard)
    yield* race({ update: call(followStandings, live), turned: call(startChanges, start) })
  }
}

function* startChanges(start: string | undefined) {
  while ((yield* select(selectBoard)).start === start) yield* take(boardLoaded)
}

/** A board that is over does not change, and a future one has no standings yet. */
function* followStandings(live: LiveStream) {
  const { period, start, validUntil } = yield* select(selectBoard)
  if (start === undefined || validUntil === null || start > dayAt(now())) return yield* take(boardLoaded)
  return yield* call(followTopic<typeof BoardFrame>, live, {
    topic: `board:${period}:${start}`,
    frame: BoardFrame,
    *from() {
      return (yield* select(selectBoard)).position
    },
    every: DRAW_EVERY,
    *receive({ messages, upTo }: Received<BoardFrame>) {
      // Each message is the whole board, so only the newest counts.
      const newest = messages.at(-1)
      if (newest !== undefined) yield* put(standingsReceived({ position: newest.cursor, update: updateOf(newest.body) }))
      if (upTo !== null) yield* put(boardReached({ start, position: upTo }))
    },
    *lost() {
      yield* delay(ASK_AGAIN)
    },
  })
}

/** At the reveal and at the end of the period, by whatever clock the reader has. */
function* renewInTime(api: ApiClient, query: BoardPageQuery) {
  while (true) {
    const { validUntil } = yield* select(selectBoard)
    if (validUntil === null) {
      yield* take(boardLoaded)
      continue
    }
    const rest = parseInstant(validUntil) - now()
    if (rest > 0) yield* delay(Math.min(rest, LONGEST_WAIT))
    else {
      yield* call(loadBoard, api, query)
      if ((yield* select(selectBoard)).validUntil === validUntil) yield* delay(ASK_AGAIN)
    }
  }
}

/** The live board names a launch by its id only: who has just come among the shown is asked for. */
function* fillIn(api: ApiClient, query: BoardPageQuery) {
  while (true) {
    yield* take(standingsReceived)
    if (!(yield* select(selectBoard)).incomplete) continue
    yield* call(reload, api, query)
    yield* delay(ASK_AGAIN)
  }
}

function* renewCurve(api: ApiClient) {
  while (true) {
    yield* delay(CURVE_EVERY)
    yield* call(loadCurve, api)
  }
}

function* loadMore(api: ApiClient, query: BoardPageQuery) {
  // A launch whose tool is hidden has its place and no row.
  const { size } = yield* select(selectBoard)
  try {
    yield* put(moreLoaded({ query, page: yield* call(fetchBoard, api, query, { limit: PAGE_SIZE, offset: size }) }))
  } catch {
    yield* put(moreFailed())
  }
}
