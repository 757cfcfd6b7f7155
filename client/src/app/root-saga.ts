import type { EventChannel } from 'redux-saga'
import { fork } from 'typed-redux-saga'
import { replayCommands } from '../features/commands-drawer/replay-saga.ts'
import { followVoting } from '../features/voting/voting-saga.ts'
import type { ApiClient } from '../lib/api/api-client.ts'
import { tick } from '../lib/clock/clock-saga.ts'
import { type OutboxParts, runOutbox } from '../lib/commands/outbox-saga.ts'
import { superviseLive } from '../lib/live/live-saga.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import type { PageMoment } from '../lib/live/page-moments.ts'
import type { Cursors } from '../lib/results/cursors.ts'
import { followResults } from '../lib/results/results-saga.ts'
import { keepSession } from '../lib/session/session-saga.ts'
import { removeClosedToasts } from '../lib/toasts/toasts-saga.ts'
import { followShell, type ShellParts } from './shell/shell-saga.ts'
import { followNavigation, followSession, type Navigator } from './navigation-saga.ts'

type Surroundings = {
  api: ApiClient
  live: LiveStream
  moments: EventChannel<PageMoment>
  now: () => number
  navigator: Navigator
  document: { cookie: string }
  outbox: Pick<OutboxParts, 'store' | 'tabs' | 'online' | 'tokenOwner'>
  cursors: Cursors
  shell: ShellParts
}

export function* rootSaga({ api, live, moments, now, navigator, document, outbox, cursors, shell }: Surroundings) {
  yield* fork(tick, now)
  yield* fork(removeClosedToasts)
  yield* fork(keepSession, api, document)
  yield* fork(followNavigation, api, live, navigator)
  yield* fork(followSession, navigator)
  yield* fork(superviseLive, live, moments)
  yield* fork(followResults, live, cursors)
  yield* fork(runOutbox, { api, now, ...outbox })
  yield* fork(followVoting, api)
  yield* fork(replayCommands, api)
  yield* fork(followShell, api, live, shell)
}
