import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { renewSession } from '../../sessions/renew-session.ts'
import { assuranceOf, type Method, type Session } from '../../sessions/sessions.ts'
import type { FactorType } from '../../accounts/factors.ts'

export const methods = { totp: 'totp', phone: 'mfa/phone', webauthn: 'mfa/webauthn' } as const satisfies Record<FactorType, Method>

interface Raising {
  readonly method: Method
  /** Null where something stood in for it. */
  readonly factorId: string | null
}

/** The same session, with one proof more and a new token; those of the user that never showed a second one are over. */
export const raiseSession = async (transaction: Knex, session: Session, { method, factorId }: Raising, at: Instant): Promise<Session> => {
  const raised = await renewSession(transaction, session, { method, change: { factor_id: factorId } }, at)
  const sessions = () => transaction<Session>('identity.sessions')
  const all = await sessions().where({ user_id: session.user_id })
  const below = all.filter((other) => assuranceOf(other) === 'aal1').map((other) => other.id)
  await sessions().whereIn('id', below).delete()
  return raised
}
