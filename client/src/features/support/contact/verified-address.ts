import { selectAccount, selectIsMember, selectSecondFactorDue, type SessionState } from '../../../lib/session/session-slice.ts'

interface WithSession {
  readonly session: SessionState
}

/** Where we answer a member. Undefined where they have to type an address, as visitors do. */
export const selectVerifiedAddress = (state: WithSession): string | undefined => {
  if (!selectIsMember(state) || selectSecondFactorDue(state)) return undefined
  const user = selectAccount(state)?.user
  return user?.email_confirmed_at === undefined ? undefined : user.email
}
