import { fork } from 'typed-redux-saga'
import { replayCommands } from '../features/commands-drawer/replay-saga.ts'
import { browserOutbox, openBrowserOutbox } from '../lib/commands/browser-outbox.ts'
import { onlineChannel } from '../lib/commands/online-channel.ts'
import { runOutbox } from '../lib/commands/outbox-saga.ts'
import { browserTabs } from '../lib/commands/tabs.ts'
import { storedCursors } from '../lib/results/cursors.ts'
import { followResults } from '../lib/commands/results-saga.ts'
import { followPersonalFacts } from '../lib/session/follow-personal-facts.ts'
import { readSession } from '../lib/session/session-cookie.ts'
import type { MemberReach } from './member-reach.ts'
import type { State } from './store.ts'

/** What only members do, whatever the capability: sending commands, and receiving their results. */
export function* followMember({ api, live, now, window }: MemberReach) {
  yield* fork(followPersonalFacts, api)
  yield* fork(
    followResults<State>,
    live,
    storedCursors(() => window.localStorage),
    ({ voting }: State) => voting.position,
  )
  yield* fork(runOutbox, {
    api,
    now,
    store: browserOutbox(openBrowserOutbox),
    tabs: browserTabs(window.navigator),
    online: onlineChannel(window),
    tokenOwner: () => readSession(window.document.cookie)?.user.id,
  })
  yield* fork(replayCommands, api)
}
