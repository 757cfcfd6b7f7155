import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const STUCK_WITHIN_MS = 15_000

/** Until the projection-service waits for a lock of ours: false when it never comes there. */
export const isStuck = async (client: pg.Client): Promise<boolean> => {
  const giveUpAt = performance.now() + STUCK_WITHIN_MS
  while (performance.now() < giveUpAt) {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where application_name = 'projection-service' and wait_event_type = 'Lock'",
    )
    if (rowCount !== null && rowCount > 0) return true
    await pause(5)
  }
  return false
}
