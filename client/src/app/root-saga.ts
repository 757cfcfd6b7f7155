import type { EventChannel } from 'redux-saga'
import { fork } from 'typed-redux-saga'
import type { ApiClient } from '../lib/api/api-client.ts'
import { tick } from '../lib/clock/clock-saga.ts'
import { superviseLive } from '../lib/live/live-saga.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import type { PageMoment } from '../lib/live/page-moments.ts'
import type { Auth } from '../lib/session/auth-client.ts'
import { keepSession } from '../lib/session/session-saga.ts'
import { sessionFound, sessionRenewed, signedOut } from '../lib/session/session-slice.ts'
import { removeClosedToasts } from '../lib/toasts/toasts-saga.ts'
import type { ShellParts } from './shell/shell-parts.ts'
import { followShell } from './shell/shell-saga.ts'
import type { Capability } from '../lib/capabilities/define-capability.ts'
import { awaitMember } from './await-member.ts'
import { capabilities } from './capabilities.ts'
import { memberParts } from './member-parts.ts'
import type { MemberReach } from './member-reach.ts'
import { followNavigation, followSession, type Navigator } from './navigation-saga.ts'

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
  openSessionCode: Parameters<typeof keepSession>[2]
}

const defined: readonly Capability[] = capabilities

export function* rootSaga({ api, live, auth, moments, now, window, navigator, document, shell, openSessionCode }: Surroundings) {
  yield* fork(tick, now)
  yield* fork(removeClosedToasts)
  yield* fork(keepSession, auth, document, openSessionCode)
  yield* fork(followNavigation, { api, live, auth: auth.open }, navigator)
  yield* fork(followSession, navigator)
  yield* fork(superviseLive, live, moments, [sessionFound, sessionRenewed, signedOut])
  yield* fork(awaitMember<MemberReach>, memberParts, { api, live, now, window })
  for (const { follow } of defined) if (follow !== undefined) yield* fork(follow, { api, live })
  yield* fork(followShell, api, shell)
}
