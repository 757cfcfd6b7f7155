import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { User } from '../../accounts/users.ts'
import { type MailTemplate, post } from '../../ports/mail/mail-queue.ts'
import type { Factor } from '../../accounts/factors.ts'

/** Late news of one's own lock is still news. */
const NEWS_FOR = { days: 3 }

/** Whoever has an address hears of it, in case it was not them. */
export const tellOfFactor = async (
  transaction: Knex,
  template: 'factor_enrolled' | 'factor_removed',
  { id, email, email_confirmed_at }: User,
  { factor_type, friendly_name }: Factor,
  at: Instant,
): Promise<void> => {
  if (email === null || email_confirmed_at === null) return
  const payload = { factor_type, friendly_name }
  await post(transaction, { userId: id, channel: 'email', recipient: email, template, payload, expiresAt: at.plus(NEWS_FOR) }, at)
}

/** And of what stands in for one. */
export const tellOfRecovery = async (
  transaction: Knex,
  template: Extract<MailTemplate, 'recovery_codes_made' | 'recovery_code_used'>,
  { id, email, email_confirmed_at }: User,
  payload: Readonly<Record<string, string>>,
  at: Instant,
): Promise<void> => {
  if (email === null || email_confirmed_at === null) return
  await post(transaction, { userId: id, channel: 'email', recipient: email, template, payload, expiresAt: at.plus(NEWS_FOR) }, at)
}
