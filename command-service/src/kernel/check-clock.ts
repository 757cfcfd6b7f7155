import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'

/** Days are closed at the right time, and the clocks of two servers can be compared, as long as none is further off. */
const TOLERANCE_MS = 2_000

/** Compares this server's clock with Postgres's, whose answer is from between the question and now. */
export const checkClock = async (database: Knex, clock: Clock): Promise<string | undefined> => {
  const asked = clock().toMillis()
  const { rows } = await database.raw<{ rows: [{ now: number }] }>('select (extract(epoch from now()) * 1000)::float8 as now')
  const answered = clock().toMillis()
  const theirs = rows[0].now
  const off = theirs < asked ? asked - theirs : Math.max(0, theirs - answered)
  return off > TOLERANCE_MS ? `this clock is ${Math.round(off)} ms off the database's` : undefined
}
