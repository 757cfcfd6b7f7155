import { call, delay } from 'typed-redux-saga'
import { retryDelay } from '../live/retry-delay.ts'

/** Code that the reader did not ask for is fetched again and again, with growing pauses, until it has loaded. */
export function* fetchAtLast<T>(fetch: () => Promise<T>) {
  for (let failures = 0; ; failures++) {
    try {
      return yield* call(fetch)
    } catch {
      yield* delay(retryDelay(failures))
    }
  }
}
