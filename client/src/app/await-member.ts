import { fork, select, take } from 'typed-redux-saga'
import { type Part, supervise } from '../lib/failures/supervise.ts'
import { profileLoaded, selectMemberId, sessionFound } from '../lib/session/session-slice.ts'

/** Visitors are spared the code that is for members only. What a member does before it has come waits for it. */
export function* awaitMember(parts: readonly Part[]) {
  while ((yield* select(selectMemberId)) === undefined) yield* take([sessionFound, profileLoaded])
  for (const part of parts) yield* fork(supervise, part)
}
