import type { Action } from '@reduxjs/toolkit'
import { delay, put, select, take } from 'typed-redux-saga'
import { resourceFetched, resourceUpdated, selectData } from '../../../lib/resources/resources-slice.ts'
import { shownOf } from './board.ts'
import type { BoardPageQuery } from './board-page-query.ts'
import { boardOn } from './boards.ts'
import { announced } from './looking-slice.ts'

/** Screen readers are informed of the first three places only, and of the outcome of many moves rather than of each. */
const LEADERS = 3
const SETTLES_IN = 1_000
const QUIET_FOR = 8_000
const PLACES = ['1st', '2nd', '3rd']

export function* announceLeaders(query: BoardPageQuery) {
  // A moment of the past stays as it was.
  if (query.asOf !== undefined) return
  const board = boardOn(query)
  const hasMoved = (action: Action) => (resourceFetched.match(action) || resourceUpdated.match(action)) && action.payload.key === board.key
  const leaders = function* () {
    return shownOf(yield* select(selectData(board))).slice(0, LEADERS)
  }
  let before = yield* leaders()
  while (true) {
    if (resourceFetched.match(yield* take(hasMoved))) before = yield* leaders()
    yield* delay(SETTLES_IN)
    const after = yield* leaders()
    const index = after.findIndex(({ launchId }, place) => before.findIndex((one) => one.launchId === launchId) !== place)
    const risen = after[index]
    before = after
    if (risen === undefined || risen.hidden) continue
    yield* put(announced(`${risen.name} is now ${PLACES[index] ?? ''}`))
    yield* delay(QUIET_FOR)
  }
}
