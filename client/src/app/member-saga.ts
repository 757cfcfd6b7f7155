import { replayRequested } from '../features/commands-drawer/commands-drawer-slice.ts'
import { replayCommands } from '../features/commands-drawer/replay-saga.ts'
import { photoChosen } from '../features/members/onboarding/onboarding-slice.ts'
import { browserOutbox, openBrowserOutbox } from '../lib/commands/browser-outbox.ts'
import { concludeForms } from '../lib/commands/conclude-forms.ts'
import { onlineChannel } from '../lib/commands/online-channel.ts'
import { runOutbox } from '../lib/commands/outbox-saga.ts'
import { commandRequested, proofDue } from '../lib/commands/outbox-slice.ts'
import { followResults } from '../lib/commands/results-saga.ts'
import { sendOnceProven } from '../lib/commands/send-once-proven.ts'
import { browserTabs } from '../lib/commands/tabs.ts'
import { type Part, superviseAll } from '../lib/failures/supervise.ts'
import { storedCursors } from '../lib/results/cursors.ts'
import { followPersonalFacts } from '../lib/session/follow-personal-facts.ts'
import { takeLeading } from '../lib/sagas/take.ts'
import { readSession } from '../lib/session/session-cookie.ts'
import type { MemberReach } from './member-reach.ts'
import { proveAnew } from './prove-anew.ts'
import { sendPhoto } from './send-photo.ts'
import type { State } from './store.ts'

/** What only members do, whatever the capability: sending commands, and receiving their results. */
export const backgroundTasks = ({ api, live, auth, now, window }: MemberReach): readonly Part[] => {
  const cursors = storedCursors(() => window.localStorage)
  const outbox = {
    api,
    now,
    store: browserOutbox(openBrowserOutbox),
    tabs: browserTabs(window.navigator),
    online: onlineChannel(window),
    tokenOwner: () => readSession(window.document.cookie)?.user.id,
  }
  return [
    { name: 'personal facts', run: () => followPersonalFacts(api) },
    { name: 'results', run: () => followResults<State>(live, cursors, ({ voting }) => voting.position) },
    { name: 'forms', run: concludeForms },
    // Before the outbox, whose commands it has to know.
    { name: 'fresh proof', run: () => sendOnceProven({ now, prove: () => proveAnew(auth) }), awaits: [proofDue] },
    { name: 'outbox', run: () => runOutbox(outbox), awaits: [commandRequested] },
    { name: 'photos', run: () => takeLeading(photoChosen, sendPhoto, auth), awaits: [photoChosen] },
    { name: 'repeated commands', run: () => replayCommands(api), awaits: [replayRequested] },
  ]
}

export function* followMember(reach: MemberReach) {
  yield* superviseAll(backgroundTasks(reach))
}
