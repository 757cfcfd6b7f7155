import { call, delay } from 'typed-redux-saga'
import { retryDelay } from '../live/retry-delay.ts'
import { announceMissingCode, isMissingCode } from './announce-missing-code.ts'

/**
 * Fetches code that the reader did not ask for, again and again, with growing pauses, until it has loaded. Browsers do not fetch a module
 * again that failed once in this document, however short the outage was: then only a reload brings it.
 */
export function* fetchAtLast<T>(fetch: () => Promise<T>) {
  for (let failures = 0; ; failures++) {
    try {
      return yield* call(fetch)
    } catch (error) {
      if (failures > 0 && isMissingCode(error)) announceMissingCode()
      yield* delay(retryDelay(failures))
    }
  }
}
