import { delay, put, race, select, take } from 'typed-redux-saga'
import { announced, boardLoaded, selectBoard, standingsReceived } from './boards-slice.ts'

/** Screen readers are informed of the first three places only, and of the outcome of many moves rather than of each. */
const LEADERS = 3
const SETTLES_IN = 1_000
const QUIET_FOR = 8_000
const PLACES = ['1st', '2nd', '3rd']

function* leaders() {
  const { order, entries } = yield* select(selectBoard)
  return order.slice(0, LEADERS).map((id) => ({ id, name: entries[id]?.name ?? '', hidden: entries[id]?.hidden ?? false }))
}

export function* announceLeaders() {
  let before = yield* leaders()
  while (true) {
    const { loaded } = yield* race({ loaded: take(boardLoaded), update: take(standingsReceived) })
    if (loaded) before = yield* leaders()
    yield* delay(SETTLES_IN)
    const after = yield* leaders()
    const index = after.findIndex(({ id }, place) => before.findIndex((one) => one.id === id) !== place)
    const risen = after[index]
    before = after
    if (risen === undefined || risen.hidden) continue
    yield* put(announced(`${risen.name} is now ${PLACES[index] ?? ''}`))
    yield* delay(QUIET_FOR)
  }
}
