import { buffers } from 'redux-saga'
import { actionChannel, call, flush, fork, put, select, take } from 'typed-redux-saga'
import { replayAsked } from '../features/commands-drawer/commands-drawer-slice.ts'
import { launchShown, voteToggled } from '../features/voting/voting-slice.ts'
import { commandAsked } from '../lib/commands/outbox-slice.ts'
import { fetchAtLast } from '../lib/deployments/fetch-at-last.ts'
import { profileLoaded, selectMemberId, sessionFound } from '../lib/session/session-slice.ts'

type Open = () => Promise<() => Generator>

/** Visitors are spared the code that is for members only. What a member does before it has come waits for it. */
export function* awaitMember(open: Open) {
  while ((yield* select(selectMemberId)) === undefined) yield* take([sessionFound, profileLoaded])
  const early = yield* actionChannel([voteToggled, launchShown, commandAsked, replayAsked], buffers.expanding(16))
  yield* fork(yield* call(fetchAtLast<() => Generator>, open))
  const waiting = yield* flush(early)
  early.close()
  for (const action of waiting) yield* put(action)
}
