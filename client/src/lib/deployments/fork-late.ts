import type { Action } from '@reduxjs/toolkit'
import { buffers } from 'redux-saga'
import { actionChannel, call, flush, fork, put } from 'typed-redux-saga'
import { fetchAtLast } from './fetch-at-last.ts'

/** Gives a saga whose code is fetched first. */
export type OpenSaga = () => Promise<() => Generator>

/** What was asked of a saga before its code has come waits for it. */
export function* forkLate(open: OpenSaga, asked: readonly { readonly match: (action: Action) => boolean }[]) {
  const early = yield* actionChannel((action: Action) => asked.some(({ match }) => match(action)), buffers.expanding(16))
  yield* fork(yield* call(fetchAtLast<() => Generator>, open))
  const waiting = yield* flush(early)
  early.close()
  for (const action of waiting) yield* put(action)
}
