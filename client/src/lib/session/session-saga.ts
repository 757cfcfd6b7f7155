import { call, select } from 'typed-redux-saga'
import { type OpenRun, supervise } from '../failures/supervise.ts'
import type { Auth } from './auth-client.ts'
import { readSession } from './session-cookie.ts'
import { selectSession, sessionExpired, signOutRequested } from './session-slice.ts'

/** The id of its toast: a later one with more to say replaces it. */
export const SESSION_ENDED = 'session-ended'

/** Visitors are spared the code that looks after sessions, until they have one. */
export function* keepSession({ needed }: Pick<Auth, 'needed'>, document: { cookie: string }, open: OpenRun) {
  const isVisitor = (yield* select(selectSession)).status === 'visitor'
  if (isVisitor && readSession(document.cookie) === undefined) yield* call(() => needed)
  yield* call(supervise, { name: 'session', run: { open }, awaits: [sessionExpired, signOutRequested] })
}
