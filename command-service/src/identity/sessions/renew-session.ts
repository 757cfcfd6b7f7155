import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { AuthError } from '../refusals/auth-error.ts'
import { type Amr, jsonb, type Method, type Session } from './sessions.ts'

interface Renewal {
  readonly method: Method
  readonly change?: Partial<Pick<Session, 'factor_id'>>
}

/** The same session with a proof that was shown just now, and a new token: of one method, the newest is kept. */
export const renewSession = async (
  transaction: Knex,
  session: Session,
  { method, change = {} }: Renewal,
  at: Instant,
): Promise<Session> => {
  const amr: Amr[] = [{ method, timestamp: at.toUnixInteger() }, ...session.amr.filter((entry) => entry.method !== method)]
  const [renewed] = await transaction<Session>('identity.sessions')
    .where({ id: session.id })
    .update({
      ...change,
      amr: jsonb(transaction, amr),
      generation: transaction.raw('generation + 1'),
      refreshed_at: at.toJSDate(),
    })
    .returning('*')
  if (renewed === undefined) throw new AuthError('session_not_found')
  return renewed
}
