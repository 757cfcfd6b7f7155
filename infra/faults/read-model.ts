import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@debut/infra/adapters/database.ts'
import { openEventStore } from '@debut/infra/adapters/event-store.ts'
import { createLogger } from '@debut/infra/adapters/logging.ts'
import { openMemberKeys } from '@debut/infra/adapters/member-keys.ts'
import { openSession } from '@debut/infra/adapters/session.ts'
import { rebuild } from '@debut/projection-service/kernel/rebuild.ts'
import { members } from '@debut/projection-service/members/members-projector.ts'
import type pg from 'pg'
import { z } from 'zod'
import type { LoggedMember } from './recorded-log.ts'
import type { StackUnderFault } from './stack-under-fault.ts'

const Active = z.object({ version: z.int(), position: z.int(), stopped: z.string().nullable() })
const Row = z
  .object({ member_id: z.string(), username: z.string().nullable(), registered_at: z.number(), position: z.int() })
  .transform((row): LoggedMember => ({
    memberId: row.member_id,
    username: row.username,
    registeredAt: row.registered_at,
    position: row.position,
  }))
const Count = z.object({ members: z.int() })

/** The build in force and how far it is. */
export const activeBuild = async (client: pg.Client) => {
  const { rows } = await client.query(
    "select version, position, stopped from projections.active join projections.builds using (name, version) where name = 'members'",
  )
  return Active.parse(rows[0])
}

/** Whether the read model got there in time. */
export const caughtUp = async (client: pg.Client, position: number, patienceMs: number): Promise<boolean> => {
  const giveUpAt = performance.now() + patienceMs
  while ((await activeBuild(client)).position < position) {
    if (performance.now() > giveUpAt) return false
    await pause(10)
  }
  return true
}

export const readTables = async (client: pg.Client) => {
  const { version } = await activeBuild(client)
  const { rows } = await client.query(
    `select member_id, username, (extract(epoch from registered_at) * 1000)::float8 as registered_at, position
     from members_v${version}.members order by position`,
  )
  const { rows: counted } = await client.query(`select members from members_v${version}.member_count`)
  return { members: z.array(Row).parse(rows), count: Count.parse(counted[0]).members }
}

/** The product's own rebuild: beside, compared, swapped. It throws when the two differ. */
export const rebuildMembers = async ({ eventStoreUrl, identityUrl, databaseUrl }: StackUnderFault): Promise<void> => {
  const log = openEventStore({ url: eventStoreUrl, logger: createLogger('faults', 'silent') })
  const identity = openDatabase({ url: identityUrl, name: 'faults keys', connections: 1 })
  const session = await openSession({ url: databaseUrl, name: 'faults rebuild', patienceMs: 60_000 })
  try {
    await rebuild(members, { log, keys: openMemberKeys(identity), session, signal: AbortSignal.timeout(60_000), progress: () => {} })
  } finally {
    await Promise.all([session.close(), identity.destroy(), log.close()])
  }
}
