import { call, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { sendWithToast } from '../../../lib/commands/send-with-toast.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { report } from '../../../lib/report.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { daysToAsk } from './days-to-ask.ts'
import { fetchLineDays, fetchPlace, isUnknown } from './line-api.ts'
import {
  changeRequested,
  CHANGES,
  changeSettled,
  lineDaysLoaded,
  lineRetryRequested,
  placeLoaded,
  selectPlace,
  selectPlaceView,
  type WithLine,
} from './line-slice.ts'

/** Who waits for a day may have it within a second. */
const WAITING_MS = 2_000
/** A launch that has one is only affected by others that come and go. */
const SETTLED_MS = 30_000

export function* loadLine(api: ApiClient, launchId: string) {
  try {
    yield* put(placeLoaded({ launchId, view: { status: 'ready', place: yield* call(fetchPlace, api, launchId) } }))
  } catch (error) {
    yield* put(placeLoaded({ launchId, view: { status: isUnknown(error) ? 'unknown' : 'unreachable' } }))
    return
  }
  const place = yield* select(selectPlace)
  const now = yield* select(selectNow)
  try {
    yield* put(lineDaysLoaded(yield* call(fetchLineDays, api, daysToAsk(place?.boardDate ?? place?.estimated ?? null, now))))
  } catch (error) {
    report('How full the days are was not loaded', error)
  }
}

export function* followLine(api: ApiClient, launchId: string) {
  yield* takeLeading(changeRequested, change, api)
  yield* takeLeading([refreshDue, resultReceived], loadLine, api, launchId)
  yield* call(loadUntilReady, {
    isReady: (state: WithLine) => ['ready', 'unknown'].includes(selectPlaceView(launchId)(state)?.status ?? ''),
    load: () => loadLine(api, launchId),
    requested: lineRetryRequested,
  })
  yield* fork(askAgain, api, launchId)
}

function* askAgain(api: ApiClient, launchId: string) {
  while (true) {
    const state = (yield* select(selectPlace))?.state
    yield* race({ waited: delay(state === 'queued' ? WAITING_MS : SETTLED_MS), changed: take(changeSettled) })
    yield* call(loadLine, api, launchId)
  }
}

const DONE = {
  reschedule: {
    title: 'Its day is given up',
    description: 'It stands at the back of the line now, and gets the first free day from there.',
  },
  withdraw: {
    title: 'The launch is withdrawn',
    description: 'Its place is free for others. The tool can join the line again whenever you like.',
  },
} as const

/** What became of it is asked for as soon as it is answered: the answer waits for it. */
function* change(api: ApiClient, { payload: { launchId, change: requested } }: ReturnType<typeof changeRequested>) {
  yield* sendWithToast({ type: CHANGES[requested], payload: { launchId } }, { id: 'line-changed', ...DONE[requested] })
  yield* call(loadLine, api, launchId)
  yield* put(changeSettled())
}
