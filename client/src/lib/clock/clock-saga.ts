import { delay, put } from 'typed-redux-saga'
import { ticked } from './clock-slice.ts'

const TICK = 10_000

export function* tick(now: () => number) {
  while (true) {
    yield* put(ticked(now()))
    yield* delay(TICK)
  }
}
