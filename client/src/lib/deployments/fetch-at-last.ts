import { call, delay } from 'typed-redux-saga'
import { retryDelay } from '../live/retry-delay.ts'

/** Code that nobody asked for is fetched again and again, the pauses growing, until it has come. */
export function* fetchAtLast<T>(fetch: () => Promise<T>) {
  for (let failures = 0; ; failures++) {
    try {
      return yield* call(fetch)
    } catch {
      yield* delay(retryDelay(failures))
    }
  }
}
