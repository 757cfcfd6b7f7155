import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { WriteToMember } from '../../../kernel/write-to-member.ts'
import { post } from './mail-queue.ts'

interface Parts {
  readonly database: Knex
  readonly clock: Clock
}

/** The address is looked up when the mail is written, and goes with the account. */
export const writeToMember =
  ({ database, clock }: Parts): WriteToMember =>
  ({ memberId, mail, payload, expiresAt, key }, within) => {
    const write = async (transaction: Knex) => {
      const users = transaction<{ id: string; email: string | null; email_confirmed_at: Date | null }>('identity.users')
      const account = await users.where({ id: memberId }).forShare().first('email', 'email_confirmed_at')
      if (account === undefined || account.email === null || account.email_confirmed_at === null) return
      const message = { userId: memberId, channel: 'email', recipient: account.email, template: mail, payload, expiresAt, key } as const
      await post(transaction, message, clock())
    }
    return within === undefined ? database.transaction(write) : write(within)
  }
