import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'

const SWEEP_MS = 10 * 60_000

/** What has expired is kept for a while, so that a late request gets just that answer. */
const GONE = [
  "delete from identity.sessions where not_after < :at::timestamptz - interval '30 days'",
  "delete from identity.one_time_codes where expires_at < :at::timestamptz - interval '1 day'",
  "delete from identity.flows where created_at < :at::timestamptz - interval '1 day'",
  "delete from identity.challenges where created_at < :at::timestamptz - interval '1 day'",
  // A message is refused ten minutes after it was issued: after that, its use need not be remembered.
  "delete from identity.wallet_messages where used_at < :at::timestamptz - interval '1 day'",
  // Posted once more, it would have expired before it could be sent.
  "delete from identity.posted_messages where expires_at < :at::timestamptz - interval '1 day'",
  "delete from identity.spent_proofs where expires_at < :at::timestamptz - interval '1 minute'",
  // Longer than any message is kept that one of these mails belongs to.
  "delete from identity.undelivered_mails where given_up_at < :at::timestamptz - interval '400 days'",
  'delete from identity.message_counts where day < :at::date - 400',
  // The sanction is over, or was kept for as long as it may be.
  'delete from identity.erased_sanctions where kept_until <= :at::timestamptz',
  // By then the limit is full again: invitations are counted by the day, and no limit counts further back.
  "delete from identity.rate_limits where at < :at::timestamptz - interval '25 hours'",
]

interface Parts {
  readonly database: Knex
  readonly clock: Clock
}

/** Forgets what is good for nothing any more. Several at once do no harm. */
export const sweepExpired = async ({ database, clock }: Parts): Promise<void> => {
  for (const statement of GONE) await database.raw(statement, { at: clock().toJSDate() })
}

export const forgetExpired = defineProcess({
  name: 'forget-expired',
  runs: 'once',
  every: [{ ms: SWEEP_MS, run: (parts: Parts) => sweepExpired(parts) }],
})
