import { call, put, select, take } from 'typed-redux-saga'
import { refreshDue } from '../live/live-slice.ts'
import { rolesIn } from './account.ts'
import { readSession } from './session-cookie.ts'
import { ownPageLoaded, rolesRenewed, selectRoles, selectSecondFactorDue, sessionFound } from './session-slice.ts'

/** A role that the member was given since their token was minted is in the next one: they get that now, and not within the hour. Once for each token. */
export function* renewForRoles(document: { readonly cookie: string }, renew: () => Generator) {
  const renewed = new Set<string>()
  while (true) {
    const token = readSession(document.cookie)?.access_token
    if (token !== undefined && !renewed.has(token) && (yield* call(lacksRole, token))) {
      renewed.add(token)
      yield* call(renew)
      const next = readSession(document.cookie)?.access_token
      if (next !== undefined) renewed.add(next)
      yield* put(rolesRenewed())
      yield* put(refreshDue())
    }
    yield* take([ownPageLoaded, sessionFound])
  }
}

function* lacksRole(token: string) {
  // Until the second factor is shown no token has a role.
  if (yield* select(selectSecondFactorDue)) return false
  const claimed = rolesIn(token)
  return (yield* select(selectRoles)).some((role) => !claimed.includes(role) && !(role === 'moderator' && claimed.includes('admin')))
}
