import type { EventChannel } from 'redux-saga'
import { call, delay, fork, put, select, take } from 'typed-redux-saga'
import { takeEvery } from '../../lib/sagas/take.ts'
import { countVisits } from '../../features/visits/visits-saga.ts'
import { sendEvent } from '../../features/visits/send-event.ts'
import { runLoadingBar } from '../../features/loading-bar/loading-bar-saga.ts'
import { countLoaded, markedRead, selectUnread } from '../../features/notifications/notifications-slice.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { cookieJar } from '../../lib/cookies/cookie-jar.ts'
import { fetchAtLast } from '../../lib/deployments/fetch-at-last.ts'
import { type Part } from '../../lib/failures/supervise.ts'
import { showFavicon } from '../../lib/favicon/show-favicon.ts'
import type { PageMoment } from '../../lib/live/page-moments.ts'
import { tabSeen } from '../../lib/live/tab-seen.ts'
import { signedOut } from '../../lib/session/session-slice.ts'
import { followLoading } from './follow-loading.ts'
import { followShortcuts } from './follow-shortcuts.ts'
import type { ShellParts } from './shell-parts.ts'
import { showNotice } from './show-notice.ts'

/** From the page being awake to the support chat being there, and all else that can wait. */
const LATER = 1_500

/** What goes on around every page. */
export const shellParts = (api: ApiClient, parts: ShellParts): readonly Part[] => {
  const { document, settings, visits, shortcuts } = parts
  const counting = { autoPageViews: settings.autoPageViews, referrer: document.referrer, send: sendEvent }
  return [
    { name: 'loading bar', run: runLoadingBar },
    { name: 'notice', run: () => showNotice(cookieJar(document)) },
    { name: 'returning to the tab', run: () => followVisits(visits) },
    { name: 'shortcuts', run: () => followShortcuts(shortcuts) },
    { name: 'favicon', run: () => followUnread(document) },
    // Visits in development are not counted.
    ...(import.meta.env.PROD ? [{ name: 'counting visits', run: () => countVisits(counting) }] : []),
    { name: 'loading', run: followLoading },
    { name: 'what can wait', run: () => goOnLater(api, parts) },
  ]
}

function* followVisits(visits: EventChannel<PageMoment>) {
  while (true) {
    const moment = yield* take(visits)
    if (moment !== 'network-changed') yield* put(tabSeen())
  }
}

function* followUnread(document: Document) {
  yield* takeEvery([countLoaded, markedRead, signedOut], function* () {
    showFavicon(document, (yield* select(selectUnread)) > 0)
  })
}

function* goOnLater(api: ApiClient, parts: ShellParts) {
  yield* delay(LATER)
  const { followLater } = yield* call(() => fetchAtLast(() => import('./later.ts')))
  yield* fork(followLater, api, parts)
}
