import { randomUUID } from 'node:crypto'
import { isSecondFactor } from '@debut/events/kernel/fresh-proof.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'

/** How somebody showed who they are, in the words of the token's `amr`. */
export type Method =
  | 'password'
  | 'otp'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email/signup'
  | 'email_change'
  | 'oauth'
  | 'sso/oidc'
  | 'web3'
  | 'anonymous'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/webauthn'
  | 'mfa/recovery-code'

export interface Proof {
  readonly method: Method
  readonly provider?: string
}

export interface Amr extends Proof {
  /** Unix seconds. */
  readonly timestamp: number
}

/** A row of `identity.sessions`. */
export interface Session {
  readonly id: string
  readonly user_id: string
  /** Newest first. */
  readonly amr: readonly Amr[]
  readonly generation: number
  readonly factor_id: string | null
  readonly created_at: Date
  readonly refreshed_at: Date
  readonly not_after: Date
  readonly user_agent: string
  readonly address: string
}

/** From where a request comes. */
export interface Device {
  readonly userAgent: string
  readonly address: string
}

const sessions = (database: Knex) => database<Session>('identity.sessions')

/** knex would hand a list to Postgres as an array of its own: this is a value of jsonb. */
export const jsonb = (database: Knex, value: unknown) => database.raw('?::jsonb', [JSON.stringify(value)])

export const assuranceOf = ({ amr }: Pick<Session, 'amr'>): 'aal1' | 'aal2' => (amr.some(isSecondFactor) ? 'aal2' : 'aal1')

export const findSession = (database: Knex, id: string): Promise<Session | undefined> => sessions(database).where({ id }).first()

interface Opening {
  readonly userId: string
  readonly proof: Proof
  readonly device: Device
  readonly at: Instant
  readonly lifetimeDays: number
}

export const openSession = async (transaction: Knex, { userId, proof, device, at, lifetimeDays }: Opening): Promise<Session> => {
  const amr: Amr[] = [{ ...proof, timestamp: at.toUnixInteger() }]
  const [row] = await sessions(transaction)
    .insert({
      id: randomUUID(),
      user_id: userId,
      amr: jsonb(transaction, amr),
      created_at: at.toJSDate(),
      refreshed_at: at.toJSDate(),
      not_after: at.plus({ days: lifetimeDays }).toJSDate(),
      user_agent: device.userAgent.slice(0, 400),
      address: device.address,
    })
    .returning('*')
  if (row === undefined) throw new Error('an opened session was not returned')
  return row
}
