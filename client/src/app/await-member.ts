import { select, take } from 'typed-redux-saga'
import { type Part, superviseAll } from '../lib/failures/supervise.ts'
import { profileLoaded, selectMemberId, sessionFound } from '../lib/session/session-slice.ts'

/** Visitors are spared the code that is for members only. What a member does before it has come waits for it. */
export function* awaitMember(parts: readonly Part[]) {
  while ((yield* select(selectMemberId)) === undefined) yield* take([sessionFound, profileLoaded])
  yield* superviseAll(parts)
}
