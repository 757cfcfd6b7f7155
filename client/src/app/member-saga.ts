import { fork } from 'typed-redux-saga'
import { replayCommands } from '../features/commands-drawer/replay-saga.ts'
import { followVoting } from '../features/voting/voting-saga.ts'
import type { ApiClient } from '../lib/api/api-client.ts'
import { browserOutbox, openBrowserOutbox } from '../lib/commands/browser-outbox.ts'
import { onlineChannel } from '../lib/commands/online-channel.ts'
import { runOutbox } from '../lib/commands/outbox-saga.ts'
import { browserTabs } from '../lib/commands/tabs.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import { storedCursors } from '../lib/results/cursors.ts'
import { followResults } from '../lib/results/results-saga.ts'
import { readSession } from '../lib/session/session-cookie.ts'

export interface MemberParts {
  readonly api: ApiClient
  readonly live: LiveStream
  readonly now: () => number
  readonly window: Window
}

/** Everything that only members do: sending commands, hearing of them, voting. */
export function* followMember({ api, live, now, window }: MemberParts) {
  yield* fork(
    followResults,
    live,
    storedCursors(() => window.localStorage),
  )
  yield* fork(runOutbox, {
    api,
    now,
    store: browserOutbox(openBrowserOutbox),
    tabs: browserTabs(window.navigator),
    online: onlineChannel(window),
    tokenOwner: () => readSession(window.document.cookie)?.user.id,
  })
  yield* fork(followVoting, api)
  yield* fork(replayCommands, api)
}
