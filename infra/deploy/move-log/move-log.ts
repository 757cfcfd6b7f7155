import { parseArgs } from 'node:util'
import { Refused, Unavailable } from '@debut/adapters/errors.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { isUnavailable } from '@debut/adapters/event-store-unavailable.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { copyLog } from './copy-log.ts'

const USAGE = `Usage: npm run move-log -- --from esdb://… --to esdb://… [--one-by-one]

Copies all events of one event store into another one, in their order, and compares each. Nothing may be written to either meanwhile.
Broken off, it goes on from there when it is started again. With --one-by-one, each append waits for the one before it. infra/deploy/README.md says what to do before and after.`

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const readArguments = () => {
  try {
    return parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' }, 'one-by-one': { type: 'boolean', default: false } } })
      .values
  } catch {
    return fail(USAGE)
  }
}

const { from, to, 'one-by-one': oneByOne } = readArguments()
if (from === undefined || to === undefined || from === to) fail(USAGE)

const stopped = new AbortController()
process.once('SIGINT', () => stopped.abort()).once('SIGTERM', () => stopped.abort())
const logger = createLogger('move-log', 'warn')
const [source, target] = [openEventStore({ url: from, logger }), openEventStore({ url: to, logger })]
try {
  await Promise.all([source.check(), target.check()])
  const { events, before } = await copyLog({
    from: source,
    to: target,
    oneByOne,
    signal: stopped.signal,
    progress: (count) => void process.stderr.write(`${count} events\n`),
  })
  process.stdout.write(`${events} events are there in their order, each compared; ${before} of them were there before.\n`)
} catch (error) {
  if (stopped.signal.aborted) fail('Broken off. Start it again to go on from there.')
  if (error instanceof Refused) fail(`Not moved: ${error.message}.`)
  if (error instanceof Unavailable || isUnavailable(error))
    fail(`An event store does not answer: ${error instanceof Error ? error.message : String(error)}. Start it again to go on from there.`)
  throw error
} finally {
  await Promise.all([source.close(), target.close()])
}
