import { buffers } from 'redux-saga'
import { actionChannel, call, delay, fork, put, select, take } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { isMoved } from '../../../lib/resources/resource.ts'
import { selectData } from '../../../lib/resources/resources-slice.ts'
import type { BoardPageQuery } from './board-page-query.ts'
import { boardOn } from './boards.ts'
import { boardOpened, momentFound, momentSought } from './looking-slice.ts'

/** A hand moves faster than anybody can look. */
const ASK_EVERY = 120

/** Asks on while older answers are under way, so that a slow one delays nothing, and shows none after one that was sought later. */
export function* followReplay(api: ApiClient, query: BoardPageQuery) {
  yield* put(boardOpened())
  const sought = yield* actionChannel(momentSought, buffers.sliding(1))
  let shown = 0
  const show = function* (asOf: string, turn: number) {
    const start = (yield* select(selectData(boardOn(query))))?.start
    try {
      const board = yield* call(boardOn({ ...query, start, asOf }).fetch, api, { pages: 1 })
      if (isMoved(board) || turn < shown) return
      shown = turn
      yield* put(momentFound({ asOf, board }))
    } catch {
      // The board stays at the moment before; the next move asks again.
    }
  }
  for (let turn = 1; ; turn++) {
    const { payload } = yield* take(sought)
    yield* fork(show, payload, turn)
    yield* delay(ASK_EVERY)
  }
}
