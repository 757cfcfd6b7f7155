import type { Knex } from '@debut/adapters/database.ts'
import { updateUser, type User } from '../../accounts/users.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { sendMail } from './send-code.ts'
import { withdrawCodes } from './one-time-code.ts'

interface Change {
  readonly newEmail: string
  readonly redirectTo: string
  readonly flowId?: string | undefined
  /** Another account has it: its owner gets no mail, and so the change never happens. */
  readonly isTaken?: boolean
}

/** Both addresses are asked, and whatever either has agreed to before is void. */
export const sendEmailChange = async (
  transaction: Knex,
  parts: Pick<IdentityParts, 'clock' | 'secrets' | 'settings'>,
  user: User,
  { newEmail, redirectTo, flowId, isTaken = false }: Change,
): Promise<User> => {
  const at = parts.clock()
  await withdrawCodes(transaction, user.id, ['email_change_current', 'email_change_new'])
  const asked = { new_email: newEmail, email_change_agreed: 0, email_change_sent_at: at.toJSDate() }
  const changing = await updateUser(transaction, user.id, asked, at)
  if (user.email !== null)
    await sendMail(transaction, parts, changing, { name: 'email_change_current', recipient: user.email, redirectTo, flowId })
  if (!isTaken) await sendMail(transaction, parts, changing, { name: 'email_change_new', recipient: newEmail, redirectTo, flowId })
  return changing
}
