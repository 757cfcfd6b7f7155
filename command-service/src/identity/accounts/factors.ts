import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { AuthError } from '../refusals/auth-error.ts'

export const factorTypes = ['totp', 'phone', 'webauthn'] as const
export type FactorType = (typeof factorTypes)[number]

/** What is kept of a passkey. */
export interface StoredCredential {
  readonly id: string
  /** COSE, in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
}

/** A row of `identity.factors`: what somebody has beside their first proof. */
export interface Factor {
  readonly id: string
  readonly user_id: string
  readonly factor_type: FactorType
  readonly status: 'unverified' | 'verified'
  readonly friendly_name: string
  readonly secret: Buffer | null
  readonly last_step: number | null
  readonly phone: string | null
  readonly credential: StoredCredential | null
  readonly last_challenged_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
}

const factors = (database: Knex) => database<Factor>('identity.factors')

export const factorsOf = (database: Knex, userId: string): Promise<Factor[]> =>
  factors(database).where({ user_id: userId }).orderBy('created_at')

export const isVerified = ({ status }: Pick<Factor, 'status'>): boolean => status === 'verified'

/** Of this user, or a refusal where this user has no such factor. */
export const factorOf = async (database: Knex, userId: string, id: string): Promise<Factor> => {
  const factor = await factors(database).where({ id, user_id: userId }).first()
  if (factor === undefined) throw new AuthError('mfa_factor_not_found')
  return factor
}

export type NewFactor = Pick<Factor, 'user_id' | 'factor_type' | 'friendly_name'> & Partial<Pick<Factor, 'secret' | 'phone'>>

export const insertFactor = async (transaction: Knex, factor: NewFactor, at: Instant): Promise<Factor> => {
  const now = at.toJSDate()
  const [row] = await factors(transaction)
    .insert({ ...factor, id: randomUUID(), created_at: now, updated_at: now })
    .returning('*')
  if (row === undefined) throw new Error('an inserted factor was not returned')
  return row
}
