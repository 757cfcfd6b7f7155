import { AuthError } from '../gotrue/auth-error.ts'
import { assuranceOf, type Session } from '../sessions/sessions.ts'
import { type Factor, isVerified } from './factors.ts'

/** Whoever has a second factor shows it before the set of them is changed: a stolen password must not add its own. */
export const refuseUnraised = (factors: readonly Factor[], session: Session): void => {
  if (factors.some(isVerified) && assuranceOf(session) === 'aal1')
    throw new AuthError('insufficient_aal', 'AAL2 required to enroll a new factor', { status: 403 })
}
