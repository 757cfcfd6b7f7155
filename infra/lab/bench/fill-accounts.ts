import { argon2Passwords } from '@debut/command-service/identity/ports/passwords/argon2-passwords.ts'
import { insertUser } from '@debut/command-service/identity/accounts/users.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { inOwnProcess } from './own-process.ts'

interface Accounts {
  readonly databaseUrl: string
  readonly count: number
}

export interface Account {
  readonly email: string
  readonly password: string
}

/** Confirmed accounts, as they stand after a sign-up; all have the same password, as hashing one takes its time. */
export const fillAccounts = inOwnProcess(import.meta, async ({ databaseUrl, count }: Accounts): Promise<Account[]> => {
  const database = openDatabase({ url: databaseUrl, name: 'bench' })
  const password = 'twelve-brass-kettles'
  const password_hash = await argon2Passwords({ shortest: 8, refuseCommon: true }).hash(password)
  const at = systemClock()
  const accounts = Array.from({ length: count }, (_, index) => ({ email: `bench-${index}@debut.example`, password }))
  await database.transaction(async (transaction) => {
    for (const { email } of accounts) await insertUser(transaction, { email, password_hash, email_confirmed_at: at.toJSDate() }, at)
  })
  await database.destroy()
  return accounts
})
