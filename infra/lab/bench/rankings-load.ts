import { migrate } from '@debut/adapters/database.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openSession } from '@debut/adapters/session.ts'
import { rebuild } from '@debut/projection-service/kernel/rebuild.ts'
import { rankings } from '@debut/projection-service/voting/rankings-projector.ts'
import { noKeys } from './no-keys.ts'
import { inOwnProcess } from './own-process.ts'
import { readAllRate } from './read-all-load.ts'

interface Load {
  readonly url: string
  readonly databaseUrl: string
  /** That the rankings fold. */
  readonly events: number
}

/** Reading, rebuilding, reading again, so that a busy moment of the machine meets both. */
export const rankingsLoad = inOwnProcess(import.meta, async ({ url, databaseUrl, events }: Load) => {
  await migrate(databaseUrl, new URL('../../../projection-service/migrations/', import.meta.url), 'projections')
  await readAllRate(url, 20_000)
  const before = await readAllRate(url, events)
  const log = openEventStore({ url, logger: createLogger('bench', 'silent') })
  const session = await openSession({ url: databaseUrl, name: 'bench', timeoutMs: 600_000 })
  const begun = performance.now()
  await rebuild(rankings, {
    log,
    keys: noKeys,
    session,
    signal: new AbortController().signal,
    logger: createLogger('bench', 'silent'),
    progress: () => {},
  })
  const seconds = (performance.now() - begun) / 1_000
  // The next log is another one.
  const [built] = await session.query<{ version: number }>('delete from projections.active returning version')
  await session.query(`drop schema rankings_v${built?.version} cascade`)
  await session.query('delete from projections.builds')
  await Promise.all([session.close(), log.close()])
  const after = await readAllRate(url, events)
  return { read: (before.perSecond + after.perSecond) / 2, rebuild: events / seconds, seconds }
})
