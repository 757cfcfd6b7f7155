import type { Instant } from '@debut/events/kernel/instant.ts'
import type { SigningKeys } from '../signing-keys.ts'
import type { User } from '../accounts/users.ts'
import { assuranceOf, type Session } from './sessions.ts'

interface Minting {
  readonly user: User
  readonly session: Session
  /** Its user has a second factor, and this session has not shown it. */
  readonly secondFactorDue: boolean
  readonly issuer: string
  readonly at: Instant
  readonly lifetimeSeconds: number
}

export const mintAccessToken = (
  keys: SigningKeys,
  { user, session, secondFactorDue, issuer, at, lifetimeSeconds }: Minting,
): Promise<string> =>
  keys.sign({
    iss: issuer,
    sub: user.id,
    aud: 'authenticated',
    iat: at.toUnixInteger(),
    exp: at.toUnixInteger() + lifetimeSeconds,
    email: user.email ?? '',
    phone: user.phone ?? '',
    // A role is given only once the second factor was shown too.
    app_metadata: { ...user.app_metadata, roles: secondFactorDue ? [] : user.roles, email_verified: user.email_confirmed_at !== null },
    user_metadata: user.user_metadata,
    role: user.role,
    aal: assuranceOf(session),
    amr: session.amr,
    ...(secondFactorDue && { second_factor_due: true }),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
