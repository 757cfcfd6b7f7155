import { openDatabase } from '@debut/adapters/database.ts'
import { loadConfig } from '@debut/adapters/config.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { configSchema } from './config.ts'
import { openRebuildSession } from './app.ts'
import { RebuildPutOff } from './kernel/filling.ts'
import { rebuild, RebuildRefused } from './kernel/rebuild.ts'
import { projectors } from './projectors.ts'

/** `node src/rebuild-projection.ts members`, beside a running service: readers notice nothing but the swap. */
const [name] = process.argv.slice(2)
const projector = projectors.find((each) => each.name === name)
if (projector === undefined) {
  process.stderr.write(`Which projection? One of ${projectors.map((each) => each.name).join(', ')}.\n`)
  process.exit(1)
}

const config = loadConfig(configSchema)
const logger = createLogger('rebuild', config.LOG_LEVEL)
const log = openEventStore({ url: config.EVENTSTORE_URL, logger })
const identity = openDatabase({ url: config.IDENTITY_DATABASE_URL, name: 'rebuild keys', connections: 1 })
const session = await openRebuildSession(config.DATABASE_URL)
const stopped = new AbortController()
process.once('SIGINT', () => stopped.abort()).once('SIGTERM', () => stopped.abort())

try {
  const build = await rebuild(projector, {
    log,
    keys: openMemberKeys(identity),
    session,
    logger,
    signal: stopped.signal,
    progress: (position) => void process.stdout.write(`${projector.name}: at position ${position}\n`),
  })
  process.stdout.write(`${projector.name}: version ${build.version} is in force\n`)
} catch (error) {
  if (!(error instanceof RebuildRefused || error instanceof RebuildPutOff)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await Promise.all([log.close(), identity.destroy(), session.close()])
}
