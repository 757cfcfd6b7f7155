import { AuthError } from '../gotrue/auth-error.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { maySendText } from '../limits/may-send.ts'
import { withdrawCodes } from '../proofs/one-time-code.ts'
import { sendText } from '../proofs/send-code.ts'
import type { ChangeStep } from './change-step.ts'
import { changePhone } from './confirm.ts'
import { refuseTaken } from './taken.ts'
import { findByPhone, updateUser } from './users.ts'

interface NewPhone {
  readonly phone: string
  readonly channel: 'sms' | 'whatsapp'
  /** Who asks. */
  readonly address: string
}

/** Once the code that was sent to it has come back. */
export const movePhone = async (parts: IdentityParts, { phone, channel, address }: NewPhone): Promise<ChangeStep> => {
  if (!parts.settings.phone) throw new AuthError('phone_provider_disabled')
  const isAtOnce = parts.settings.autoconfirm
  const isTaken = (await findByPhone(parts.database, phone)) !== undefined
  if (isTaken && (isAtOnce || parts.settings.compat.has('account-hints'))) throw new AuthError('phone_exists')
  if (!isAtOnce) await maySendText(parts, { about: 'phone_change', to: phone, address })
  return async (transaction, standing) => {
    const moving = await updateUser(transaction, standing.id, { new_phone: phone }, parts.clock())
    if (isAtOnce)
      return refuseTaken(
        () => changePhone(transaction, moving, parts.clock()),
        () => new AuthError('phone_exists'),
      )
    // Whoever has the number hears nothing of this, and so it never comes to be.
    await withdrawCodes(transaction, standing.id, ['phone_change'])
    if (isTaken) return moving
    return (await sendText(transaction, parts, moving, { purpose: 'phone_change', phone, channel })).user
  }
}
