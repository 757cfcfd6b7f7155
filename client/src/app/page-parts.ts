import type { EventChannel } from 'redux-saga'
import type { ApiClient } from '../lib/api/api-client.ts'
import { tick } from '../lib/clock/clock-saga.ts'
import { reloadRequested } from '../lib/deployments/reload-requested.ts'
import type { OpenRun, Part } from '../lib/failures/supervise.ts'
import { superviseLive } from '../lib/live/live-saga.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import type { PageMoment } from '../lib/live/page-moments.ts'
import type { Auth } from '../lib/session/auth-client.ts'
import { takeEvery } from '../lib/sagas/take.ts'
import { keepSession } from '../lib/session/session-saga.ts'
import { sessionFound, sessionRenewed, signedOut } from '../lib/session/session-slice.ts'
import { removeClosedToasts } from '../lib/toasts/toasts-saga.ts'
import type { ShellParts } from './shell/shell-parts.ts'
import { shellParts } from './shell/shell-saga.ts'
import type { Capability } from '../lib/capabilities/define-capability.ts'
import { awaitMember } from './await-member.ts'
import { capabilities } from './capabilities.ts'
import { memberParts } from './member-parts.ts'
import { navigationOf, followSession, type Navigator } from './navigation-saga.ts'
import { pageOpened } from './navigation-slice.ts'

type Surroundings = {
  api: ApiClient
  live: LiveStream
  auth: Auth
  moments: EventChannel<PageMoment>
  now: () => number
  window: Window
  navigator: Navigator
  document: { cookie: string }
  shell: ShellParts
  /** Fetched for readers who have a session, or are about to. */
  openSessionCode: OpenRun
}

const defined: readonly Capability[] = capabilities

/** All that goes on while the page is open. An error in one of them ends none of the others. */
export const partsOf = ({
  api,
  live,
  auth,
  moments,
  now,
  window,
  navigator,
  document,
  shell,
  openSessionCode,
}: Surroundings): readonly Part[] => [
  { name: 'clock', run: () => tick(now) },
  { name: 'reload', run: () => reloadWhenRequested(shell.reload) },
  { name: 'toasts', run: removeClosedToasts },
  { name: 'sessions', run: () => keepSession(auth, document, openSessionCode) },
  { name: 'navigation', run: navigationOf({ api, live, auth: auth.open }, navigator), awaits: [pageOpened] },
  { name: 'signing in and out', run: () => followSession(navigator) },
  { name: 'live connection', run: () => superviseLive(live, moments, [sessionFound, sessionRenewed, signedOut]) },
  ...defined.flatMap(({ name, follow }) => (follow === undefined ? [] : [{ name, run: () => follow({ api, live }) }])),
  ...shellParts(api, shell),
  { name: 'signed-in members', run: () => awaitMember(memberParts({ api, live, auth: auth.open, now, window })) },
]

function* reloadWhenRequested(reload: () => void) {
  yield* takeEvery(reloadRequested, reload)
}
