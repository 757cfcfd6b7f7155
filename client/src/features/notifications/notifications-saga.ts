import { ask } from '../../lib/api/ask.ts'
import { type Notification, NotificationsFrame } from '@debut/events/notifications/notification-answers.ts'
import { MarkNotificationsRead } from '@debut/events/notifications/notification-commands.ts'
import { notificationsRoute, unreadCountRoute } from '@debut/events/notifications/notification-routes.ts'
import { createAction } from '@reduxjs/toolkit'
import { call, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { debounce, takeEvery, takeLeading } from '../../lib/sagas/take.ts'
import type { Reach } from '../../lib/capabilities/define-capability.ts'
import { type ApiClient, ApiError } from '../../lib/api/api-client.ts'
import { awaitAnswer } from '../../lib/commands/await-answer.ts'
import { commandRequested } from '../../lib/commands/outbox-slice.ts'
import { followTopic, type Received } from '../../lib/live/follow-topic.ts'
import { refreshDue } from '../../lib/live/live-slice.ts'
import type { LiveStream } from '../../lib/live/live-stream.ts'
import { overlayOpened, selectOverlay } from '../../lib/overlays/overlay-slice.ts'
import { tabSeen } from '../../lib/live/tab-seen.ts'
import { report } from '../../lib/report.ts'
import { selectData, type WithResources } from '../../lib/resources/resources-slice.ts'
import { awaitSignIn } from '../../lib/session/await-sign-in.ts'
import { signedOut } from '../../lib/session/session-slice.ts'
import { listedNotifications } from './listed-notifications.ts'
import {
  allReadRequested,
  countLoaded,
  earlierRequested,
  earlierLoaded,
  forgotten,
  notificationsReceived,
  pageOpened,
  pageShowsUnread,
  loadingFailed,
  loadingStarted,
  markedRead,
  merged,
  newestLoaded,
  type NotificationsState,
  selectNotifications,
} from './notifications-slice.ts'

/** From opening a list to having read it. */
const READ_AFTER = 800
/** From having marked them as read to counting anew; and whatever comes together is counted once. */
const COUNT_AFTER = 100
type WithNotifications = WithResources & { readonly notifications: NotificationsState }

const countOutdated = createAction('notifications/countOutdated')

/** For a member, for as long as they are signed in. */
export function* followNotifications({ api, live }: Reach) {
  while (true) {
    yield* call(awaitSignIn)
    yield* race({ member: call(keepInformed, api, live), left: take(signedOut) })
  }
}

function* keepInformed(api: ApiClient, live: LiveStream) {
  yield* debounce(COUNT_AFTER, [refreshDue, tabSeen, notificationsReceived, countOutdated], loadCount, api)
  yield* takeEvery([refreshDue, tabSeen], refreshShown, api)
  yield* takeLeading(earlierRequested, loadEarlier, api)
  yield* takeEvery(allReadRequested, markRead)
  yield* takeEvery(overlayOpened, function* ({ payload }) {
    if (payload === 'notifications') yield* call(openList, api)
  })
  yield* takeEvery(pageOpened, readPageSoon)
  // Opened before this code had come.
  if (yield* call(isPanelOpen)) yield* fork(openList, api)
  else if ((yield* select(selectNotifications)).isOnPage) yield* fork(readPageSoon)
  yield* fork(loadCount, api)
  yield* call(listen, live)
}

function* listen(live: LiveStream) {
  yield* call(followTopic<typeof NotificationsFrame>, live, {
    topic: 'notifications',
    frame: NotificationsFrame,
    *receive({ messages }: Received<NotificationsFrame>) {
      const changes = messages.flatMap(({ body }) => body)
      const received = changes.flatMap((change) => ('readUpTo' in change ? [] : [change]))
      if (received.length > 0) yield* put(notificationsReceived(received))
      for (const change of changes) if ('readUpTo' in change) yield* call(takeAsRead, change.readUpTo)
    },
    *lost() {
      yield* put(forgotten())
      yield* put(refreshDue())
    },
  })
}

/** A message says what was read elsewhere; how much is left is known where the list is and has nothing left. */
function* takeAsRead(upTo: number) {
  yield* put(markedRead(upTo))
  const { status, items } = yield* select(selectNotifications)
  if (status === 'idle' || items.some(({ is_read }) => !is_read)) yield* put(countOutdated())
}

function* loadCount(api: ApiClient) {
  try {
    yield* put(countLoaded((yield* call(() => ask(api, unreadCountRoute))).count))
  } catch (error) {
    report('Unread notifications were not counted', error)
  }
}

function* loadNewest(api: ApiClient) {
  yield* put(loadingStarted())
  try {
    yield* put(newestLoaded(yield* call(() => ask(api, notificationsRoute, { likes: 'together' }))))
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
    yield* put(earlierLoaded(yield* call(() => ask(api, notificationsRoute, { likes: 'together', before: last.position }))))
  } catch (error) {
    report('Earlier notifications were not loaded', error)
    yield* put(loadingFailed())
    // What was last in the list is no longer there, so only its beginning can be asked for.
    if (error instanceof ApiError && error.code === 'unknown-place-in-list') {
      yield* put(forgotten())
      yield* call(loadNewest, api)
    }
  }
}

function* refreshShown(api: ApiClient) {
  if (yield* call(isPanelOpen)) yield* call(loadNewest, api)
}

function* isPanelOpen() {
  return (yield* select(selectOverlay)) === 'notifications'
}

function* openList(api: ApiClient) {
  yield* fork(loadNewest, api)
  yield* delay(READ_AFTER)
  yield* call(markRead)
}

function* readPageSoon() {
  yield* delay(READ_AFTER)
  if ((yield* select(selectListsOfPage)).length === 0) yield* take(pageShowsUnread)
  yield* call(markRead)
}

/** Of its two lists, those that are loaded. */
const selectListsOfPage = (state: WithNotifications) =>
  [false, true].flatMap((unreadOnly) => selectData(listedNotifications(unreadOnly))(state) ?? [])

/** The rows of the panel, and of the page where that is open. */
const selectShown = (state: WithNotifications): readonly Notification[] => {
  const { items, isOnPage } = selectNotifications(state)
  const onPage = isOnPage ? selectListsOfPage(state) : []
  return onPage.reduce((shown, { notifications }) => merged(shown, notifications), items)
}

/** Never more than was shown: what came in between stays unread. */
function* markRead() {
  if ((yield* select(selectNotifications)).status === 'loading') yield* take([newestLoaded, loadingFailed])
  const shown = yield* select(selectShown)
  const { count } = yield* select(selectNotifications)
  const upTo = shown[0]?.position
  if (upTo === undefined || (count === 0 && shown.every(({ is_read }) => is_read))) return
  const command = commandRequested({ type: MarkNotificationsRead.type, payload: { upTo } })
  yield* put(command)
  yield* put(markedRead(upTo))
  yield* put(countLoaded(0))
  const { refused } = yield* awaitAnswer(command.payload)
  if (refused === undefined) yield* put(countOutdated())
  else {
    report('Notifications were not marked read', refused)
    yield* put(forgotten())
    yield* put(refreshDue())
  }
}
