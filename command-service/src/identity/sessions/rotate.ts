import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { RefreshToken } from './refresh-token.ts'
import type { Device, Session } from './sessions.ts'

/** A client that waits longer for another refresh of the same session is refused, and asks again. */
const LOCK_TIMEOUT = '1s'
const LOCK_NOT_AVAILABLE = '55P03'

/** One statement: of two at once, the other finds the generation moved on. */
const ROTATE = `
  with waiting as materialized (select set_config('lock_timeout', '${LOCK_TIMEOUT}', true))
  update identity.sessions set generation = generation + 1, refreshed_at = :at, user_agent = :userAgent, address = :address
  from waiting where id = :id and generation = :generation and not_after > :at
  returning identity.sessions.*`

export interface Rotation extends RefreshToken {
  readonly at: Instant
  readonly device: Device
}

/** The session with a new token in force; undefined where this one no longer is. */
export const rotate = async (database: Knex, { sessionId, generation, at, device }: Rotation): Promise<Session | 'busy' | undefined> => {
  const values = { id: sessionId, generation, at: at.toJSDate(), userAgent: device.userAgent.slice(0, 400), address: device.address }
  try {
    const { rows } = await database.raw<{ rows: Session[] }>(ROTATE, values)
    return rows[0]
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return 'busy'
    throw error
  }
}
