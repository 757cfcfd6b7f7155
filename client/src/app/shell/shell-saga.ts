import type { EventChannel } from 'redux-saga'
import { fork, put, select, take, takeEvery } from 'typed-redux-saga'
import { countVisits, pageFinished } from '../../features/analytics/analytics-saga.ts'
import { sendEvent } from '../../features/analytics/send-event.ts'
import { runLoadingBar } from '../../features/loading-bar/loading-bar-saga.ts'
import { followNotifications } from '../../features/notifications/notifications-saga.ts'
import { countLoaded, selectUnread } from '../../features/notifications/notifications-slice.ts'
import { welcomeMembers } from '../../features/onboarding/onboarding-saga.ts'
import { openChatwoot } from '../../features/support-chat/chatwoot.ts'
import { offerSupport } from '../../features/support-chat/support-saga.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { followDeployments } from '../../lib/deployments/deployments-saga.ts'
import { showFavicon } from '../../lib/favicon/show-favicon.ts'
import type { LiveStream } from '../../lib/live/live-stream.ts'
import type { PageMoment } from '../../lib/live/page-moments.ts'
import { tabSeen } from '../../lib/page/tab-seen.ts'
import { signedOut } from '../../lib/session/session-slice.ts'
import type { Shortcut } from '../../lib/shortcuts/shortcut-channel.ts'
import type { PageSettings } from '../page-settings.ts'
import { followLoading } from './follow-loading.ts'
import { followShortcuts } from './follow-shortcuts.ts'
import { tellNotice } from './tell-notice.ts'

export interface ShellParts {
  readonly document: Document
  readonly settings: PageSettings
  readonly visits: EventChannel<PageMoment>
  readonly shortcuts: EventChannel<Shortcut>
  /** Looks at the links that are now on the page. */
  readonly preload: () => void
  readonly missing: EventChannel<'missing'>
  readonly reload: () => void
}

/** What goes on around every page. */
export function* followShell(
  api: ApiClient,
  live: LiveStream,
  { document, settings, visits, shortcuts, preload, missing, reload }: ShellParts,
) {
  const { provider, chatwoot } = settings.supportChat
  yield* fork(runLoadingBar)
  yield* fork(tellNotice, document)
  yield* fork(followVisits, visits)
  yield* fork(followShortcuts, shortcuts)
  yield* fork(followUnread, document)
  yield* takeEvery(pageFinished, preload)
  // In development nobody visits.
  if (import.meta.env.PROD)
    yield* fork(countVisits, { autoPageViews: settings.autoPageViews, referrer: document.referrer, send: sendEvent })
  yield* fork(followLoading)
  yield* fork(followNotifications, api, live)
  yield* fork(welcomeMembers, api)
  yield* fork(followDeployments, api, missing, reload)
  yield* fork(offerSupport, api, { provider, openChat: chatwoot && (() => openChatwoot(chatwoot)) })
}

function* followVisits(visits: EventChannel<PageMoment>) {
  while (true) {
    const moment = yield* take(visits)
    if (moment !== 'network-changed') yield* put(tabSeen())
  }
}

function* followUnread(document: Document) {
  yield* takeEvery([countLoaded, signedOut], function* () {
    showFavicon(document, (yield* select(selectUnread)) > 0)
  })
}
