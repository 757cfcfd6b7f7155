import { randomUUID } from 'node:crypto'
import type { Knex } from '@debut/adapters/database.ts'
import { findByEmail, findByPhone, type User } from '../../accounts/users.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { checkCode, type OneTimeCode, type Purpose } from '../proofs/one-time-code.ts'

interface Typed {
  readonly purposes: readonly Purpose[]
  /** The address or number that the code went to. */
  readonly sentTo: string
  readonly code: string
}

/** Any user may ask for an address; its owner gets a mail for each, and types the code of the newest. */
const MOST_CHANGING = 5
const changingTo = (database: Knex, what: 'email' | 'phone', sentTo: string) =>
  database<User>('identity.users')
    .where({ [`new_${what}`]: sentTo })
    .orderBy(`${what}_change_sent_at`, 'desc', 'last')
    .limit(MOST_CHANGING)

/** Whose code for this it could be. */
const accountsFor = async (database: Knex, purpose: Purpose, sentTo: string): Promise<(User | undefined)[]> => {
  switch (purpose) {
    case 'email_change_new':
      return changingTo(database, 'email', sentTo)
    case 'phone_change':
      return changingTo(database, 'phone', sentTo)
    case 'phone':
      return [await findByPhone(database, sentTo)]
    case 'confirmation':
    case 'invitation':
    case 'recovery':
    case 'email_change_current':
    case 'reauthentication':
    case 'sign_in':
      return [await findByEmail(database, sentTo)]
  }
}

/** The code that was typed. Looked for just the same where there is no account. */
export const findTypedCode = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'limits'>,
  { purposes, sentTo, code }: Typed,
): Promise<OneTimeCode | undefined> => {
  await parts.limits.take(namedLimits.wrongCode, sentTo)
  for (const purpose of purposes) {
    for (const account of await accountsFor(parts.database, purpose, sentTo)) {
      const userId = account?.id ?? randomUUID()
      const found = await checkCode(parts.database, parts, { userId, purpose, sentTo, code })
      if (found === undefined) continue
      await parts.limits.giveBack(namedLimits.wrongCode, sentTo)
      return found
    }
  }
  return undefined
}
