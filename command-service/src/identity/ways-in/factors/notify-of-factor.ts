import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { User } from '../../accounts/users.ts'
import { type MailTemplate, post } from '../../ports/mail/mail-queue.ts'
import type { Factor } from '../../accounts/factors.ts'

/** Also a late mail about one's own second factor is useful. */
const WORTH_SENDING_FOR = { days: 3 }

/** Mails the owner of the account, in case it was not them. */
export const notifyOfFactor = async (
  transaction: Knex,
  template: 'factor_enrolled' | 'factor_removed',
  { id, email, email_confirmed_at }: User,
  { factor_type, friendly_name }: Factor,
  at: Instant,
): Promise<void> => {
  if (email === null || email_confirmed_at === null) return
  const payload = { factor_type, friendly_name }
  await post(transaction, { userId: id, channel: 'email', recipient: email, template, payload, expiresAt: at.plus(WORTH_SENDING_FOR) }, at)
}

/** And of recovery codes. */
export const notifyOfRecovery = async (
  transaction: Knex,
  template: Extract<MailTemplate, 'recovery_codes_made' | 'recovery_code_used'>,
  { id, email, email_confirmed_at }: User,
  payload: Readonly<Record<string, string>>,
  at: Instant,
): Promise<void> => {
  if (email === null || email_confirmed_at === null) return
  await post(transaction, { userId: id, channel: 'email', recipient: email, template, payload, expiresAt: at.plus(WORTH_SENDING_FOR) }, at)
}
