import { call, fork, select, take } from 'typed-redux-saga'
import type { MemberPart } from '../lib/capabilities/define-capability.ts'
import { forkLate } from '../lib/deployments/fork-late.ts'
import { profileLoaded, selectMemberId, sessionFound } from '../lib/session/session-slice.ts'

/** Visitors are spared the code that is for members only. What a member does before it has come waits for it. */
export function* awaitMember<Given>(parts: readonly MemberPart<Given>[], given: Given) {
  while ((yield* select(selectMemberId)) === undefined) yield* take([sessionFound, profileLoaded])
  for (const { open, awaits = [] } of parts) yield* fork(follow<Given>, open, awaits, given)
}

function* follow<Given>(open: MemberPart<Given>['open'], awaits: NonNullable<MemberPart['awaits']>, given: Given) {
  const opened = async () => {
    const part = await open()
    return () => part(given)
  }
  yield* call(forkLate, opened, awaits)
}
