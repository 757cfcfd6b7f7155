import { openBus } from '@debut/adapters/bus.ts'
import { migrate, openDatabase, ping } from '@debut/adapters/database.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { startOn } from '@debut/adapters/start-on.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import { openSession } from '@debut/adapters/session.ts'
import { untilAnswered } from '@debut/adapters/until-answered.ts'
import type { Config } from './config.ts'
import { keepJobProcess } from './kernel/jobs/job-process.ts'
import { projectionMetrics } from './kernel/projection-metrics.ts'
import type { Projector } from './kernel/projector.ts'
import { Projections } from './kernel/run-projections.ts'
import { saidOfBuilds } from './projections/said-of-builds.ts'
import { projectors as allProjectors } from './projectors.ts'

/** A link that is dead without a word is noticed within this. */
const TIMEOUT_MS = 8_000
/** Postgres gives up waiting for a lock before we do, and ends what a frozen process left open where no other process may. */
const OF_A_WRITER = { lock_timeout: '6s', idle_in_transaction_session_timeout: '8s' }
/** Comparing and filling large tables takes its time. */
const REBUILD_TIMEOUT_MS = 600_000
/** A rebuild that stands still lets go of its locks, so that another can begin. */
const OF_A_REBUILD = { idle_in_transaction_session_timeout: '60s', idle_session_timeout: '60s' }

export const openRebuildSession = (url: string) =>
  openSession({ url, name: 'rebuild', timeoutMs: REBUILD_TIMEOUT_MS, settings: OF_A_REBUILD })

const jobSettingsOf = ({ LOG_LEVEL, EVENTSTORE_URL, DATABASE_URL, IDENTITY_DATABASE_URL, QUERY_SERVICE_URL }: Config) => ({
  LOG_LEVEL,
  EVENTSTORE_URL,
  DATABASE_URL,
  IDENTITY_DATABASE_URL,
  ...(QUERY_SERVICE_URL !== undefined && { QUERY_SERVICE_URL }),
})

interface Options {
  readonly projectors?: readonly Projector[]
}

export const startProjectionService = async (config: Config, logger: Logger, { projectors = allProjectors }: Options = {}) => {
  const log = openEventStore({ url: config.EVENTSTORE_URL, logger })
  await startOn(log)
  await untilAnswered('the database', logger, () => migrate(config.DATABASE_URL, new URL('../migrations/', import.meta.url), 'projections'))

  const bus = openBus({ url: config.NATS_URL, name: 'projection-service', logger })
  const identity = openDatabase({
    url: config.IDENTITY_DATABASE_URL,
    name: 'projection-service keys',
    connections: 2,
    timeoutMs: TIMEOUT_MS,
  })
  const metrics = createMetrics('projection-service')
  const projections = new Projections({
    projectors,
    log,
    keys: openMemberKeys(identity),
    bus,
    openSession: () => openSession({ url: config.DATABASE_URL, name: 'projection-service', timeoutMs: TIMEOUT_MS, settings: OF_A_WRITER }),
    openLeaseSession: () => openSession({ url: config.DATABASE_URL, name: 'projection-service leases', timeoutMs: TIMEOUT_MS }),
    openRebuildSession: () => openRebuildSession(config.DATABASE_URL),
    saidOfBuilds,
    metrics: projectionMetrics(metrics),
    logger,
  })

  const readiness = new Readiness()
  readiness.check('event-store', () => log.check())
  readiness.check('database', () => (projections.attached ? undefined : 'no session yet'))
  readiness.check('log', () => (projections.caughtUp ? undefined : 'catching up'))
  readiness.check('identity-database', () => ping(identity))
  for (const { name } of projectors) readiness.check(`projection ${name}`, () => projections.whyNot(name))

  readiness.mention('parked events', () => projections.parked)

  const app = createHttpServer({ logger, metrics, readiness })
  const url = await app.listen({ host: config.HOST, port: config.PORT })

  const stopped = new AbortController()
  const working = keepJobProcess(
    {
      openSession: () => openSession({ url: config.DATABASE_URL, name: 'projection-service long work', timeoutMs: TIMEOUT_MS }),
      settings: jobSettingsOf(config),
      logger,
    },
    stopped.signal,
  )
  const running = projections.run(stopped.signal)
  return {
    url,
    close: async () => {
      stopped.abort()
      await Promise.all([running, working])
      await app.close()
      await Promise.all([log.close(), bus.close(), identity.destroy()])
    },
  }
}
