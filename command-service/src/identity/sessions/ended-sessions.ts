import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { AskEnded } from '@debut/adapters/standing-sessions.ts'

const STANDING = `
  select session.id from identity.sessions session join identity.users owner on owner.id = session.user_id
  where session.id = any(:ids::uuid[]) and session.not_after > :at and (owner.banned_until is null or owner.banned_until <= :at)`

/** Signed out, run out, or of somebody who is banned or gone. */
export const endedSessions =
  (database: Knex, clock: Clock): AskEnded =>
  async (ids) => {
    const { rows } = await database.raw<{ rows: { id: string }[] }>(STANDING, { ids: [...ids], at: clock().toJSDate() })
    const standing = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !standing.has(id))
  }
