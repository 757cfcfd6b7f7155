import { buffers } from 'redux-saga'
import { actionChannel, call, delay, fork, put, select, take } from 'typed-redux-saga'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { type BoardPageQuery, PAGE_SIZE } from './board-page-query.ts'
import { fetchBoard } from './boards-api.ts'
import { momentSought, previewLoaded, selectBoard } from './boards-slice.ts'

/** A hand moves faster than anybody can look. */
const ASK_EVERY = 120

/** Asks on while older answers are under way, so that a slow one delays nothing; which of them is the newest, the slice knows. */
export function* followReplay(api: ApiClient, query: BoardPageQuery) {
  const sought = yield* actionChannel(momentSought, buffers.sliding(1))
  for (let turn = 1; ; turn++) {
    const { payload } = yield* take(sought)
    yield* fork(loadMoment, api, query, payload, turn)
    yield* delay(ASK_EVERY)
  }
}

function* loadMoment(api: ApiClient, { period }: BoardPageQuery, asOf: string, turn: number) {
  const { start } = yield* select(selectBoard)
  try {
    yield* put(previewLoaded({ turn, asOf, page: yield* call(fetchBoard, api, { period, start, asOf }, { limit: PAGE_SIZE }) }))
  } catch {
    // The board stays at the moment before; the next move asks again.
  }
}
