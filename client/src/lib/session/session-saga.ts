import { call, select } from 'typed-redux-saga'
import { forkLate, type OpenSaga } from '../deployments/fork-late.ts'
import type { Auth } from './auth-client.ts'
import { readSession } from './session-cookie.ts'
import { selectSession, sessionExpired, signOutAsked } from './session-slice.ts'

/** The id of its toast: a later one with more to say replaces it. */
export const SESSION_ENDED = 'session-ended'

/** Visitors are spared the code that looks after sessions, until they have one. */
export function* keepSession({ needed }: Pick<Auth, 'needed'>, document: { cookie: string }, open: OpenSaga) {
  const isVisitor = (yield* select(selectSession)).status === 'visitor'
  if (isVisitor && readSession(document.cookie) === undefined) yield* call(() => needed)
  yield* call(forkLate, open, [sessionExpired, signOutAsked])
}
