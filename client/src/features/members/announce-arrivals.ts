import type { Action } from '@reduxjs/toolkit'
import { buffers } from 'redux-saga'
import { actionChannel, delay, flush, put, take } from 'typed-redux-saga'
import { announced } from './announcement-slice.ts'
import { arrivalsIn } from './makers.ts'

/** Screen readers get a sum now and then rather than every name of a crowd. */
const GATHER_FOR = 1_000
const QUIET_FOR = 4_000

const isArrival = (action: Action) => arrivalsIn(action).length > 0

export function* announceArrivals() {
  const arrived = yield* actionChannel(isArrival, buffers.expanding<Action>(16))
  while (true) {
    const first = yield* take(arrived)
    yield* delay(GATHER_FOR)
    const arrivals = [first, ...(yield* flush(arrived))].flatMap(arrivalsIn)
    const names = arrivals.map(({ body }) => body.username).filter((name) => name !== null)
    if (names.length > 0) yield* put(announced(names.length === 1 ? `${names[0]} joined` : `${names.length} members joined`))
    yield* delay(QUIET_FOR)
  }
}
