import { call, select, take } from 'typed-redux-saga'
import { replayAsked } from '../features/commands-drawer/commands-drawer-slice.ts'
import { launchShown, voteToggled } from '../features/voting/voting-slice.ts'
import { commandAsked } from '../lib/commands/outbox-slice.ts'
import { forkLate, type OpenSaga } from '../lib/deployments/fork-late.ts'
import { profileLoaded, selectMemberId, sessionFound } from '../lib/session/session-slice.ts'

/** Visitors are spared the code that is for members only. What a member does before it has come waits for it. */
export function* awaitMember(open: OpenSaga) {
  while ((yield* select(selectMemberId)) === undefined) yield* take([sessionFound, profileLoaded])
  yield* call(forkLate, open, [voteToggled, launchShown, commandAsked, replayAsked])
}
