import { HttpError } from '@debut/adapters/http-error.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { findSession } from '../../sessions/sessions.ts'
import { proveFresh } from './fresh-proof.ts'
import { findUser } from '../../accounts/users.ts'

interface Asking {
  readonly memberId: string
  readonly sessionId: string | undefined
  readonly nonce: string | undefined
}

/** As a change of password is proven. What was shown goes with the account, so that a name mistyped does not use it up. */
export const proveErasure =
  (parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'passwords' | 'limits'>) =>
  async ({ memberId, sessionId, nonce }: Asking): Promise<'reauthentication-needed' | 'reauthentication-not-valid' | undefined> => {
    if (sessionId === undefined) return undefined
    const [user, session] = await Promise.all([findUser(parts.database, memberId), findSession(parts.database, sessionId)])
    // The command comes a second time, and the first has done it.
    if (user === undefined) return undefined
    if (session?.user_id !== user.id) return 'reauthentication-needed'
    try {
      await proveFresh(parts, { user, session, nonce, currentPassword: undefined })
      return undefined
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      if (error.code === 'reauthentication_needed') return 'reauthentication-needed'
      if (error.code === 'reauthentication_not_valid') return 'reauthentication-not-valid'
      throw new HttpError('too-many-requests')
    }
  }
