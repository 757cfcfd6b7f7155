import { randomUUID } from 'node:crypto'
import { type Clock, systemClock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { insertUser, type NewUser } from '../accounts/users.ts'
import { openSecrets } from '../secrets.ts'
import { writeRefreshToken } from '../sessions/refresh-token.ts'
import { openSession, type Proof } from '../sessions/sessions.ts'

interface Options {
  readonly clock?: Clock
  readonly userId?: string
  readonly user?: NewUser
  readonly proof?: Proof
}

/** A session as a sign-in leaves it, for tests of what comes after: its refresh token gets the rest over HTTP. */
export const signInDirectly = async (database: Knex, identitySecret: string, options: Options = {}) => {
  const { clock = systemClock, userId: known, user = {}, proof = { method: 'password' } } = options
  const at = clock()
  const id = randomUUID()
  const account = { id, email: `${id}@debut.example`, email_confirmed_at: at.toJSDate(), ...user }
  const userId = known ?? (await insertUser(database, account, at)).id
  const device = { userAgent: 'Firefox', address: '192.0.2.1' }
  const session = await openSession(database, { userId, proof, device, at, lifetimeDays: 90 })
  const refreshToken = (generation = 0) => writeRefreshToken(openSecrets(identitySecret), { sessionId: session.id, generation })
  return { userId, sessionId: session.id, refreshToken }
}
