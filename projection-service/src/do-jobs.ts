import { setPriority } from 'node:os'
import { loadConfig } from '@debut/adapters/config.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openSession } from '@debut/adapters/session.ts'
import { capabilities } from './capabilities.ts'
import { jobSettings } from './config.ts'
import { runJobs } from './kernel/jobs/run-jobs.ts'
import { projectors } from './projectors.ts'

/** What a process does with the least of a machine that is busy. */
const PRIORITY = 10
/** What it has in memory is of use to the next one. */
const IDLE_MS = 120_000
/** Reading, filling and comparing large tables takes its time. */
const TIMEOUT_MS = 600_000

setPriority(PRIORITY)
const { EVENTSTORE_URL, DATABASE_URL, IDENTITY_DATABASE_URL, LOG_LEVEL } = loadConfig(jobSettings)
const logger = createLogger('long work', LOG_LEVEL)
const ending = new AbortController()
process.once('SIGTERM', () => ending.abort())
// The service whose process it is has gone.
process.once('disconnect', () => process.exit(0))

const log = openEventStore({ url: EVENTSTORE_URL, logger })
const identity = openDatabase({ url: IDENTITY_DATABASE_URL, name: 'long work keys', connections: 2 })
try {
  await runJobs({
    jobs: capabilities.flatMap(({ jobs }) => jobs),
    projectors,
    log,
    keys: openMemberKeys(identity),
    openSession: () => openSession({ url: DATABASE_URL, name: 'long work', timeoutMs: TIMEOUT_MS }),
    logger,
    signal: ending.signal,
    idleMs: IDLE_MS,
  })
} finally {
  await Promise.all([log.close(), identity.destroy()])
  process.disconnect?.()
}
