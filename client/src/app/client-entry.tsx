import { hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import * as z from 'zod/mini'
import { createApiClient } from '../lib/api/api-client.ts'
import { sendEvent } from '../features/visits/send-event.ts'
import { setClockBy } from '../lib/clock/clock-of-document.ts'
import { now } from '../lib/clock/instants.ts'
import { cookieJar } from '../lib/cookies/cookie-jar.ts'
import { reportFailures } from '../lib/failures/report-failures.ts'
import { superviseAll } from '../lib/failures/supervise.ts'
import { isMissingCode } from '../lib/deployments/announce-missing-code.ts'
import { createLiveStream } from '../lib/live/live-stream.ts'
import { pageMoments } from '../lib/live/page-moments.ts'
import { retryDelay } from '../lib/live/retry-delay.ts'
import { report, reportOutage } from '../lib/report.ts'
import { keepAnswer } from '../lib/session/answer-in-address.ts'
import { openAuth } from '../lib/session/auth-client.ts'
import { readSession } from '../lib/session/session-cookie.ts'
import { sessionExpired } from '../lib/session/session-slice.ts'
import { GoContext } from '../ui/link.tsx'
import { App } from './app.tsx'
import './app.css'
import { browserNavigator, FollowAddress } from './browser-navigator.tsx'
import { findRoute } from './find-route.ts'
import { CALLBACK_PATH, CALLBACK_PATHS, WAYS_IN } from './guards.ts'
import { readHandedOver } from './handed-over.ts'
import { isBot } from './is-bot.ts'
import { selectShown } from './navigation-slice.ts'
import { noteRecovered } from './note-recovered.ts'
import { openWantedPage, slicesOf } from './open-pages.ts'
import { partsOf } from './page-parts.ts'
import { browserShell } from './shell/browser-shell.ts'
import { noticeToast } from './shell/show-notice.ts'
import { createStore } from './store.ts'

const isAnswered = keepAnswer(window)

/** What we server-rendered is whole: a bot reads that, and no script of ours can break it. */
const wake = async () => {
  // The page's policy allows no code made of text.
  z.config({ jitless: true })
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  const handedOver = readHandedOver(document)
  const [navigation] = performance.getEntriesByType('navigation')
  setClockBy(handedOver.clock.now, {
    navigation: navigation instanceof PerformanceNavigationTiming ? navigation : undefined,
    storage: () => window.sessionStorage,
  })
  const shell = browserShell(window)
  const { path, query } = handedOver.navigation
  const { route } = findRoute(path, query)
  const page = route && (await openWantedPage(route))

  const { store, run } = createStore(handedOver, page && slicesOf(page))
  const shownRoute = () => {
    const shown = selectShown(store.getState())
    return findRoute(shown.path, shown.query).route?.path ?? 'unknown'
  }
  reportFailures({ build: shell.settings.build, route: shownRoute, send: sendEvent })
  const cookies = cookieJar(document)
  const token = () => readSession(cookies.cookie)?.access_token
  const api = createApiClient({ baseUrl: '', timeout: 10_000, retries: 3, token, refused: () => store.dispatch(sessionExpired()) })
  const live = createLiveStream({
    open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`),
    token: () => token() ?? null,
    retryDelay,
  })
  const router = browserNavigator(window, (notice) => store.dispatch(noticeToast(notice)))
  const auth = openAuth({ location, document: cookies })
  const openSessionCode = async () => {
    const { followSessions } = await import('./session-code.ts')
    return () => followSessions(api, auth, cookies, router)
  }
  hydrateRoot(
    root,
    // React compares with what the server drew, although the sagas may have moved on by then.
    <Provider store={store} serverState={handedOver}>
      <FollowAddress navigator={router}>
        <GoContext value={router.go}>
          <App />
        </GoContext>
      </FollowAddress>
    </Provider>,
    // A boundary reports what it has caught.
    { onCaughtError: () => undefined, onRecoverableError: noteRecovered },
  )
  const parts = partsOf({
    api,
    live,
    auth,
    moments: pageMoments({ window, document, now }),
    now,
    window,
    navigator: router,
    document: cookies,
    shell,
    openSessionCode,
  })
  run(superviseAll, parts)
  if (isAnswered && !CALLBACK_PATHS.includes(path)) {
    // A reader without another destination goes to the front page, so these paths are not remembered.
    if (path !== '/' && !WAYS_IN.includes(path)) router.rememberShown()
    router.go(CALLBACK_PATH, true)
  }
  document.documentElement.dataset['awake'] = ''
}

// Not awaited here: the page's own module waits for the one that this is in.
if (!isBot(navigator.userAgent))
  wake().catch((error: unknown) => {
    // The page stays as it was drawn: what can be done about code that is gone has been done.
    if (isMissingCode(error)) reportOutage('The page has no code', error)
    else report('The page did not wake', error)
  })
