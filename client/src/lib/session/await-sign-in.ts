import { select, take } from 'typed-redux-saga'
import { authChanged, profileLoaded, selectMemberId, selectSecondFactorDue, sessionFound } from './session-slice.ts'

/** Until somebody is here who has shown all that their account asks for: before that they are a visitor to all but their own name. */
export function* awaitSignIn() {
  while ((yield* select(selectMemberId)) === undefined || (yield* select(selectSecondFactorDue)))
    yield* take([sessionFound, profileLoaded, authChanged])
}
