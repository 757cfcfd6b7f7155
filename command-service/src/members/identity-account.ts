import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Account } from './account.ts'
import type { LocalMailbox } from './local-mailbox.ts'

/** Everything but secrets: those are of use only to us, and to a thief. */
const EXPORTED = {
  users: [
    'email',
    'phone',
    'email_confirmed_at',
    'phone_confirmed_at',
    'invited_at',
    'last_sign_in_at',
    'new_email',
    'new_phone',
    'app_metadata',
    'user_metadata',
    'created_at',
    'updated_at',
  ],
  identities: ['provider', 'provider_id', 'identity_data', 'last_sign_in_at', 'created_at', 'updated_at'],
  sessions: ['amr', 'created_at', 'refreshed_at', 'not_after', 'user_agent', 'address'],
  factors: ['factor_type', 'status', 'friendly_name', 'phone', 'last_challenged_at', 'created_at', 'updated_at'],
} as const

const ADDRESSES = ['email', 'new_email', 'phone', 'new_phone'] as const
type Addresses = Readonly<Record<(typeof ADDRESSES)[number], string | null>>

/** What is sent to a phone lies under its number. */
const inMailbox = (address: string): string => (address.includes('@') ? address : `${address.replace('+', '')}@sms.localhost`)

interface Parts {
  readonly database: Knex
  /** Keeps what outlasts the account of a suspended or banned member. */
  readonly leaveSanction: (memberId: MemberId) => Promise<void>
  readonly mailbox?: LocalMailbox | undefined
}

/** An account as the tables of the auth service hold it. */
export const identityAccount = ({ database, leaveSanction, mailbox }: Parts): Account => ({
  exportOf: async (memberId) => {
    const rows = (table: 'identities' | 'sessions' | 'factors') =>
      database.withSchema('identity').from(table).where({ user_id: memberId }).orderBy('created_at').select<object[]>(EXPORTED[table])
    const [user, identities, sessions, factors] = await Promise.all([
      database.withSchema('identity').from('users').where({ id: memberId }).first<object | undefined>(EXPORTED.users),
      rows('identities'),
      rows('sessions'),
      rows('factors'),
    ])
    return { ...user, identities, sessions, factors }
  },
  endSessions: async (memberId) => {
    await database.withSchema('identity').from('sessions').where({ user_id: memberId }).delete()
  },
  // All that hangs on an account goes with its row: identities, sessions, codes, factors, mails on their way.
  forget: async (memberId: MemberId) => {
    if (mailbox !== undefined) {
      const addresses = await database.withSchema('identity').from('users').where({ id: memberId }).first<Addresses | undefined>(ADDRESSES)
      await mailbox.clear(Object.values(addresses ?? {}).flatMap((address) => (address ? [inMailbox(address)] : [])))
    }
    await leaveSanction(memberId)
    await database.withSchema('identity').from('users').where({ id: memberId }).delete()
  },
})
