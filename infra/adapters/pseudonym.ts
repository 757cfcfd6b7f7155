import { createHmac } from 'node:crypto'
import type { CaseId, Pseudonym } from '@debut/events/cases/case-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from './database.ts'

/** Base 32, without the characters that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 8

/** Whose it is can't be known without the salt, which is in no log and no answer. */
export const pseudonymOf = (salt: Buffer, caseId: CaseId, memberId: MemberId): Pseudonym => {
  const digest = createHmac('sha256', salt).update(`${caseId} ${memberId}`).digest()
  const characters = [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return `m-${characters.join('')}` as Pseudonym
}

/** What the voters of a case are called. */
export type PseudonymsOf = (caseId: CaseId) => Promise<(memberId: MemberId) => Pseudonym>

/** By the salt beside the read models, which is read once. */
export const pseudonymsIn = (database: Knex): PseudonymsOf => {
  let known: Buffer | undefined
  const saltOf = async (): Promise<Buffer> => {
    const row = await database.withSchema('projections').from('pseudonym_salt').first<{ salt: Buffer } | undefined>('salt')
    if (row === undefined) throw new Error('there is no salt for pseudonyms')
    return row.salt
  }
  return async (caseId) => {
    const salt = (known ??= await saltOf())
    return (memberId) => pseudonymOf(salt, caseId, memberId)
  }
}
