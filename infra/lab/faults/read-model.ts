import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@debut/adapters/database.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession } from '@debut/adapters/session.ts'
import { rebuild } from '@debut/projection-service/kernel/rebuild.ts'
import { projectors } from '@debut/projection-service/projectors.ts'
import type pg from 'pg'
import { z } from 'zod'
import type { StackUnderFault } from './stack-under-fault.ts'

const Build = z.object({ name: z.string(), version: z.int(), position: z.int(), stopped: z.string().nullable() })
export type Build = z.output<typeof Build>

/** The builds in force and how far they are, by name. */
export const activeBuilds = async (client: pg.Client): Promise<Build[]> => {
  const { rows } = await client.query(
    'select name, version, position, stopped from projections.active join projections.builds using (name, version) order by name',
  )
  return z.array(Build).parse(rows)
}

/** A table in force, as SQL names it. */
export const tableOf = async (client: pg.Client, projection: string, table: string): Promise<string> => {
  const build = (await activeBuilds(client)).find(({ name }) => name === projection)
  if (build === undefined) throw new Error(`there is no projection "${projection}"`)
  return `${projection}_v${build.version}.${table}`
}

/** Whether all read models got there in time. */
export const caughtUp = async (client: pg.Client, position: number, timeoutMs: number): Promise<boolean> => {
  const giveUpAt = performance.now() + timeoutMs
  while ((await activeBuilds(client)).some((build) => build.position < position)) {
    if (performance.now() > giveUpAt) return false
    await pause(10)
  }
  return true
}

/** The product's own rebuilds: beside, compared, swapped. They throw where the two differ. */
export const rebuildAll = async ({ eventStoreUrl, identityUrl, databaseUrl }: StackUnderFault): Promise<void> => {
  const logger = createLogger('faults', 'silent')
  const log = openEventStore({ url: eventStoreUrl, logger })
  const identity = openDatabase({ url: identityUrl, name: 'faults keys', connections: 1 })
  const session = await openSession({ url: databaseUrl, name: 'faults rebuild', timeoutMs: 60_000 })
  const parts = { log, keys: openMemberKeys(identity), session, logger, signal: AbortSignal.timeout(60_000), progress: () => {} }
  try {
    for (const projector of projectors) await rebuild(projector, parts)
  } finally {
    await Promise.all([session.close(), identity.destroy(), log.close()])
  }
}
