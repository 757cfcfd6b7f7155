import { type Instant, isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { type OperatingState, OperatingStateBody } from '@debut/events/operations/operating-state.ts'
import { operatingStateRoute } from '@debut/events/operations/operation-routes.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { heldLeases } from './held-leases.ts'
import { logState } from './log-state.ts'
import type { NewestBackup } from './newest-backup.ts'

interface Parts {
  readonly database: Knex
  readonly log: EventStore
  readonly newestBackup: NewestBackup
  readonly emailFigures: (now: Instant) => Promise<OperatingState['email']>
  readonly runsOnce: () => readonly string[]
  readonly metrics: Metrics
  readonly clock: Clock
  readonly logger: Logger
}

/** Within the second that the query-service waits. */
const PART_MS = 700

/** For the query-service, which the edge does not pass requests on to. */
export const operatingStateRoutes = (app: FastifyInstance, parts: Parts) => {
  const { database, log, newestBackup, emailFigures, runsOnce, metrics, clock, logger } = parts

  /** What does not come in time is not known: the rest is. */
  const orNull = async <Part>(what: string, part: Promise<Part>): Promise<Part | null> => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, PART_MS, null)
    })
    try {
      return await Promise.race([part, late])
    } catch (error) {
      logger.warn({ err: error }, `the overview goes without ${what}`)
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  const backup = async () =>
    newestBackup === undefined ? { isSet: false, newestAt: null } : { isSet: true, newestAt: await newestBackup() }

  app.post(operatingStateRoute.path, async (request): Promise<OperatingState> => {
    const { positions } = parseOrRefuse(OperatingStateBody, request.body)
    const now = clock()
    const [ofLog, ofBackup, email, messages, leases] = await Promise.all([
      orNull('the log', logState(log, positions, now.toMillis())),
      orNull('back-ups', backup()),
      emailFigures(now),
      waitingMessages(database),
      heldLeases(database, runsOnce()),
    ])
    return { log: ofLog, backup: ofBackup, email, messages, leases, requests: metrics.requests.figures() }
  })
}

const waitingMessages = async (database: Knex): Promise<OperatingState['messages']> => {
  const { rows } = await database.raw<{ rows: { waiting: number; oldest: Date | null }[] }>(
    `select count(*)::int as waiting, min(received_at) as oldest from identity.contact_messages where status = 'new'`,
  )
  const { waiting = 0, oldest = null } = rows[0] ?? {}
  return { waiting, oldestAt: oldest && isoOf(toInstant(oldest.toISOString())) }
}
