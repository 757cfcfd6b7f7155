import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { AuthError } from '../refusals/auth-error.ts'

export type Metadata = Readonly<Record<string, unknown>>

/** A row of `identity.users`. */
export interface User {
  readonly id: string
  readonly role: string
  readonly email: string | null
  readonly phone: string | null
  readonly password_hash: string | null
  readonly email_confirmed_at: Date | null
  /** Of a confirmed address: no two accounts have the same. */
  readonly mailbox: string | null
  readonly phone_confirmed_at: Date | null
  readonly invited_at: Date | null
  readonly confirmation_sent_at: Date | null
  readonly recovery_sent_at: Date | null
  readonly reauthentication_sent_at: Date | null
  readonly new_email: string | null
  readonly email_change_sent_at: Date | null
  readonly email_change_agreed: number
  readonly new_phone: string | null
  readonly phone_change_sent_at: Date | null
  readonly last_sign_in_at: Date | null
  readonly app_metadata: Metadata
  readonly user_metadata: Metadata
  readonly is_sso_user: boolean
  readonly is_anonymous: boolean
  readonly banned_until: Date | null
  /** Only a hint: the log has them. */
  readonly roles: readonly string[]
  readonly welcome_due: boolean
  /** It grows by one each time that browsers are to forget the account. */
  readonly device_generation: number
  readonly created_at: Date
  readonly updated_at: Date
}

const users = (database: Knex) => database<User>('identity.users')

export const findUser = (database: Knex, id: string): Promise<User | undefined> => users(database).where({ id }).first()

/** The same, and nothing else changes it until this transaction has ended. */
export const lockUser = (transaction: Knex, id: string): Promise<User | undefined> => users(transaction).where({ id }).forUpdate().first()

export const findByEmail = (database: Knex, email: string): Promise<User | undefined> =>
  users(database).where({ email: email.toLowerCase(), is_sso_user: false }).first()

export const findByPhone = (database: Knex, phone: string): Promise<User | undefined> => users(database).where({ phone }).first()

export type NewUser = Partial<Omit<User, 'created_at' | 'updated_at'>>

export const insertUser = async (transaction: Knex, { id = randomUUID(), ...user }: NewUser, at: Instant): Promise<User> => {
  const now = at.toJSDate()
  const [row] = await users(transaction)
    .insert({ ...user, id, created_at: now, updated_at: now })
    .returning('*')
  if (row === undefined) throw new Error('an inserted user was not returned')
  return row
}

export const updateUser = async (transaction: Knex, id: string, changes: Partial<User>, at: Instant): Promise<User> => {
  const [row] = await users(transaction)
    .where({ id })
    .update({ ...changes, updated_at: at.toJSDate() })
    .returning('*')
  if (row === undefined) throw new AuthError('user_not_found')
  return row
}

/** For the tokens of a member who has just been given a role, or lost one. */
export const noteRoles = async (database: Knex, id: string, roles: readonly string[]): Promise<void> => {
  await users(database)
    .where({ id })
    .update({ roles: database.raw('?::jsonb', [JSON.stringify(roles)]) })
}

/** Confirmed by any of what they gave. */
export const isConfirmed = ({ email_confirmed_at, phone_confirmed_at }: User): boolean =>
  email_confirmed_at !== null || phone_confirmed_at !== null

/** Somebody a member is made of: who confirmed an address, or for whom another vouches, be it a wallet. */
export const isKnown = (user: User): boolean => {
  const { providers } = user.app_metadata
  const isVouchedFor = Array.isArray(providers) && providers.some((provider) => provider !== 'email' && provider !== 'phone')
  return !user.is_anonymous && (isConfirmed(user) || isVouchedFor)
}

export const isBanned = ({ banned_until }: User, at: Instant): boolean => banned_until !== null && banned_until > at.toJSDate()
