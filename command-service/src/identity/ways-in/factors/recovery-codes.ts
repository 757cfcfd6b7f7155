import { randomInt } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Secrets } from '../../secrets.ts'

const HOW_MANY = 10
/** Ten of 32 characters: fifty bits cannot be guessed at ten tries an hour. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 10

/** A row of `identity.recovery_codes`. */
interface RecoveryCode {
  readonly user_id: string
  readonly code_hash: Buffer
  readonly used_at: Date | null
  readonly created_at: Date
}

type Parts = { readonly secrets: Secrets }

const codes = (database: Knex) => database<RecoveryCode>('identity.recovery_codes')

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** As somebody reads it from paper: an O is a nought, and an I or an L is a one. */
const asKept = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

const hashOf = ({ secrets }: Parts, userId: string, code: string) => secrets.hmac('recovery code', `${userId} ${asKept(code)}`)

/** In place of those that there were. They are shown once: only hashes stay. */
export const renewRecoveryCodes = async (transaction: Knex, parts: Parts, userId: string, at: Instant): Promise<readonly string[]> => {
  const fresh = Array.from({ length: HOW_MANY }, newCode)
  await dropRecoveryCodes(transaction, userId)
  await codes(transaction).insert(
    fresh.map((code) => ({ user_id: userId, code_hash: hashOf(parts, userId, code), used_at: null, created_at: at.toJSDate() })),
  )
  return fresh.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`)
}

export const dropRecoveryCodes = async (transaction: Knex, userId: string): Promise<void> => {
  await codes(transaction).where({ user_id: userId }).delete()
}

/** Whether it was one that was left. */
export const useRecoveryCode = async (transaction: Knex, parts: Parts, userId: string, code: string, at: Instant): Promise<boolean> =>
  (await codes(transaction)
    .where({ user_id: userId, code_hash: hashOf(parts, userId, code) })
    .whereNull('used_at')
    .update({ used_at: at.toJSDate() })) === 1

export const countRecoveryCodes = async (database: Knex, userId: string): Promise<{ readonly left: number; readonly total: number }> => {
  const all = await codes(database).where({ user_id: userId }).select('used_at')
  return { left: all.filter(({ used_at }) => used_at === null).length, total: all.length }
}
