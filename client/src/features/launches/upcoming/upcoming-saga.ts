import { upcomingRoute } from '@debut/events/launches/line/line-routes.ts'
import { ask } from '../../../lib/api/ask.ts'
import { call, put } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { upcomingLoaded } from './upcoming-slice.ts'

/** Without it a board is whole: an outage is the board's to speak of. */
export function* loadUpcoming(api: ApiClient) {
  try {
    yield* put(upcomingLoaded(yield* call(() => ask(api, upcomingRoute, { days: 3 }))))
  } catch {
    // The next refresh asks again.
  }
}

export function* followUpcoming(api: ApiClient) {
  yield* takeLeading(refreshDue, loadUpcoming, api)
}
