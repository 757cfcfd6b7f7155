import { call, debounce, delay, fork, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { commandAnswered, commandAsked, commandRefused } from '../../lib/commands/outbox-slice.ts'
import { liveChannel } from '../../lib/live/live-channel.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import type { LiveStream } from '../../lib/live/live-stream.ts'
import { overlayOpened, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { tabSeen } from '../../lib/page/tab-seen.ts'
import { report } from '../../lib/report.ts'
import { profileLoaded, selectMemberId, sessionFound, signedOut } from '../../lib/session/session-slice.ts'
import { parseCount, parseHeard, parseNotificationsPage } from './notification.ts'
import {
  allReadAsked,
  countLoaded,
  earlierAsked,
  earlierLoaded,
  forgotten,
  heard,
  loadingFailed,
  loadingStarted,
  markedRead,
  newestLoaded,
  selectNotifications,
} from './notifications-slice.ts'

/** From opening the panel to having read it. */
const READ_AFTER = 800
/** From having read it to counting anew. */
const COUNT_AFTER = 100
/** A server that goes on resetting is not asked without a pause. */
const RESUBSCRIBED_AFTER = 1_000

/** For whoever is signed in, for as long as they are. */
export function* followNotifications(api: ApiClient, live: LiveStream) {
  while (true) {
    const memberId = yield* select(selectMemberId)
    if (memberId === undefined) yield* take([sessionFound, profileLoaded])
    else yield* race({ member: call(keepInformed, api, live), left: take(signedOut) })
  }
}

function* keepInformed(api: ApiClient, live: LiveStream) {
  // Whatever comes together is counted once.
  yield* debounce(COUNT_AFTER, [refreshDue, tabSeen, heard], loadCount, api)
  yield* takeEvery(refreshDue, refreshShown, api)
  yield* takeLeading(earlierAsked, loadEarlier, api)
  yield* takeEvery(allReadAsked, markRead, api)
  yield* takeEvery(overlayOpened, function* ({ payload }) {
    if (payload === 'notifications') yield* call(openPanel, api)
  })
  yield* fork(loadCount, api)
  yield* call(listen, live)
}

function* listen(live: LiveStream) {
  while (true) {
    const channel = liveChannel(live, 'notifications', null)
    try {
      while (true) {
        const event = yield* take(channel)
        if (event.kind === 'reset') break
        const news = event.kind === 'message' ? parseHeard(event.message.body) : undefined
        if (news !== undefined) yield* put(heard(news))
      }
    } finally {
      channel.close()
    }
    yield* put(forgotten())
    yield* put(refreshDue())
    yield* delay(RESUBSCRIBED_AFTER)
  }
}

function* loadCount(api: ApiClient) {
  try {
    yield* put(countLoaded(yield* call(() => api.get('/api/notifications/unread-count', parseCount))))
  } catch (error) {
    report('Unread notifications were not counted', error)
  }
}

function* loadNewest(api: ApiClient) {
  yield* put(loadingStarted())
  try {
    yield* put(newestLoaded(yield* call(() => api.get('/api/notifications', parseNotificationsPage))))
  } catch (error) {
    report('Notifications were not loaded', error)
    yield* put(loadingFailed())
  }
}

function* loadEarlier(api: ApiClient) {
  const last = (yield* select(selectNotifications)).items.at(-1)
  if (last === undefined) return yield* call(loadNewest, api)
  yield* put(loadingStarted())
  try {
    yield* put(earlierLoaded(yield* call(() => api.get(`/api/notifications?before=${last.position}`, parseNotificationsPage))))
  } catch (error) {
    report('Earlier notifications were not loaded', error)
    yield* put(loadingFailed())
  }
}

function* refreshShown(api: ApiClient) {
  if ((yield* select(selectOverlay)) === 'notifications') yield* call(loadNewest, api)
}

function* openPanel(api: ApiClient) {
  yield* fork(loadNewest, api)
  yield* delay(READ_AFTER)
  yield* call(markRead, api)
}

/** Never more than was shown: what came in between stays unread. */
function* markRead(api: ApiClient) {
  if ((yield* select(selectNotifications)).status === 'loading') yield* take([newestLoaded, loadingFailed])
  const { items, count } = yield* select(selectNotifications)
  const upTo = items[0]?.position
  if (upTo === undefined || (count === 0 && items.every(({ isRead }) => isRead))) return
  const asked = commandAsked({ type: 'MarkNotificationsRead', payload: { upTo } })
  const isOurs = ({ payload }: { payload: { commandId: string } }) => payload.commandId === asked.payload.commandId
  yield* put(asked)
  yield* put(markedRead(upTo))
  const { refused } = yield* race({
    answered: take((action: unknown) => commandAnswered.match(action) && isOurs(action)),
    refused: take((action: unknown) => commandRefused.match(action) && isOurs(action)),
  })
  if (refused !== undefined) report('Notifications were not marked read', refused)
  yield* delay(COUNT_AFTER)
  yield* call(loadCount, api)
}
