import { mailFlow } from '../flows/mail-flow.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { maySendMail } from '../../ports/limits/may-send.ts'
import { sendEmailChange } from '../proofs/send-email-change.ts'
import type { ChangeStep } from './change-step.ts'
import { changeEmail } from '../../accounts/confirm.ts'
import { isOthers } from '../../accounts/held-mailbox.ts'
import { refuseTaken } from '../../accounts/taken.ts'
import { updateUser, type User } from '../../accounts/users.ts'

interface NewEmail {
  readonly user: User
  readonly email: string
  readonly challenge: string | undefined
  readonly redirectTo: string
  /** Who asks. */
  readonly address: string
}

/** Once both addresses have agreed; at once only where addresses are believed and there is none to ask. */
export const moveEmail = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'throwaway' | 'limits' | 'leaveSanction'>,
  { user, email, challenge, redirectTo, address }: NewEmail,
): Promise<ChangeStep> => {
  parts.throwaway.refuse(email)
  // Without this, the old address would be free for a new account without the sanction.
  await parts.leaveSanction(user.id)
  const isAtOnce = user.is_anonymous && parts.settings.autoconfirm
  const isTaken = await isOthers(parts.database, parts, user, email)
  if (isTaken && (isAtOnce || parts.settings.compat.has('account-hints'))) throw new AuthError('email_exists')
  if (isAtOnce)
    return async (transaction, standing) => {
      const moving = await updateUser(transaction, standing.id, { new_email: email }, parts.clock())
      return refuseTaken(
        () => changeEmail(transaction, parts, moving, parts.clock()),
        () => new AuthError('email_exists'),
      )
    }
  for (const to of user.email === null ? [email] : [user.email, email]) await maySendMail(parts, { about: 'email_change', to, address })
  return async (transaction, standing) => {
    const flowId = await mailFlow(transaction, parts, { userId: standing.id, challenge, method: 'email_change', redirectTo })
    return sendEmailChange(transaction, parts, standing, { newEmail: email, redirectTo, flowId, isTaken })
  }
}
