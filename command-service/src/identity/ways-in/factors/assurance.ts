import { isSecondFactor } from '@debut/events/kernel/fresh-proof.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { assuranceOf, type Session } from '../../sessions/sessions.ts'
import { type Factor, factorsOf, isVerified } from '../../accounts/factors.ts'

export const isUnraised = (factors: readonly Factor[], session: Session): boolean =>
  factors.some(isVerified) && assuranceOf(session) === 'aal1'

/** A member with a second factor shows it before the set of them is changed: a stolen password must not add its own. */
export const refuseUnraised = (factors: readonly Factor[], session: Session): void => {
  if (isUnraised(factors, session)) throw new AuthError('insufficient_aal', 'AAL2 required to enroll a new factor', { status: 403 })
}

/** And before the ways in are: they would outlive the password. */
export const refuseUnraisedChange = async (
  database: Knex,
  session: Session,
  what: 'account' | 'identities' | 'sessions',
): Promise<void> => {
  if (isUnraised(await factorsOf(database, session.user_id), session))
    throw new AuthError(
      'insufficient_aal',
      `AAL2 session is required to update ${what === 'account' ? 'email or password' : what} when MFA is enabled.`,
    )
}

const JUST_NOW = { minutes: 10 }

/** By a second factor that was shown just now: it need not be asked for again. */
export const wasJustRaised = ({ amr }: Session, at: Instant): boolean =>
  amr.some((entry) => isSecondFactor(entry) && entry.timestamp > at.minus(JUST_NOW).toUnixInteger())
