import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const STUCK_WITHIN_MS = 15_000

/** What Postgres calls it to wait for a table, or for a row that somebody else has. */
type Lock = 'relation' | 'transactionid'

/** Until the projection-service waits for a lock of ours: false when it never comes there. */
export const isStuck = async (client: pg.Client, ...locks: readonly Lock[]): Promise<boolean> => {
  const giveUpAt = performance.now() + STUCK_WITHIN_MS
  while (performance.now() < giveUpAt) {
    // Within a transaction, Postgres goes on showing what was seen first.
    await client.query('select pg_stat_clear_snapshot()')
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where application_name = 'projection-service' and wait_event_type = 'Lock'
       and (wait_event = any ($1) or cardinality($1) = 0)`,
      [locks],
    )
    if (rowCount !== null && rowCount > 0) return true
    await pause(5)
  }
  return false
}
