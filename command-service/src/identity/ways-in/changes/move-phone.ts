import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { maySendText } from '../../ports/limits/may-send.ts'
import { withdrawCodes } from '../proofs/one-time-code.ts'
import { sendText } from '../proofs/send-code.ts'
import type { ChangeStep } from './change-step.ts'
import { changePhone } from '../../accounts/confirm.ts'
import { forUserOrPlaceholder } from '../../accounts/for-user-or-placeholder.ts'
import { refuseTaken } from '../../accounts/taken.ts'
import { findByPhone, updateUser } from '../../accounts/users.ts'

interface NewPhone {
  readonly userId: string
  readonly phone: string
  readonly channel: 'sms' | 'whatsapp'
  /** Who asks. */
  readonly address: string
}

/** Once the code that was sent to it was entered. */
export const movePhone = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'limits' | 'leaveSanction'>,
  { userId, phone, channel, address }: NewPhone,
): Promise<ChangeStep> => {
  if (!parts.settings.phone) throw new AuthError('phone_provider_disabled')
  await parts.leaveSanction(userId)
  const isAtOnce = parts.settings.autoconfirm
  const isTaken = (await findByPhone(parts.database, phone)) !== undefined
  if (isTaken && (isAtOnce || parts.settings.compat.has('account-hints'))) throw new AuthError('phone_exists')
  if (!isAtOnce) await maySendText(parts, { about: 'phone_change', to: phone, address })
  return async (transaction, standing) => {
    const at = parts.clock()
    const sent = isAtOnce ? {} : { phone_change_sent_at: at.toJSDate() }
    const moving = await updateUser(transaction, standing.id, { new_phone: phone, ...sent }, at)
    if (isAtOnce)
      return refuseTaken(
        () => changePhone(transaction, moving, at),
        () => new AuthError('phone_exists'),
      )
    await withdrawCodes(transaction, standing.id, ['phone_change'])
    // The owner of the number gets no message, and so the change never happens.
    const { user } = await forUserOrPlaceholder(transaction, isTaken ? undefined : moving, at, (owner) =>
      sendText(transaction, parts, owner, { purpose: 'phone_change', phone, channel }),
    )
    return isTaken ? moving : user
  }
}
