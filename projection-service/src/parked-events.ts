import { commandsRoute } from '@debut/events/kernel/kernel-routes.ts'
import { parseArgs } from 'node:util'
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { loadConfig } from '@debut/adapters/config.ts'
import { openSession, type Session } from '@debut/adapters/session.ts'
import { z } from 'zod'
import { askRetry, listParked, type ParkedRow, tried, unparked } from './kernel/ask-parked.ts'
import { configSchema } from './config.ts'

/**
 * `node src/parked-events.ts`, beside a running service, which does what is asked for here. Skipping is an admin's act: `DEBUT_URL` says where
 * commands go, and `DEBUT_TOKEN` is the admin's access token.
 */
const USAGE = `npm run parked                                                 lists what projections could not fold, and what waits for it
npm run parked -- --retry PROJECTION [STREAM]                  tries it again, after a fix
npm run parked -- --skip PROJECTION SEQUENCE --reason "WHY"    goes on without one event, for ever; the log says why`

const DONE_WITHIN_MS = 15_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const asked = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { retry: { type: 'string' }, skip: { type: 'string' }, reason: { type: 'string' } },
    })
  } catch {
    return fail(USAGE)
  }
}

const show = (rows: readonly ParkedRow[]): void => {
  const broken = rows.filter(({ error }) => error !== null)
  say(
    rows.length === 0
      ? 'Nothing is parked.'
      : `Parked: ${rows.length}. Could not be folded: ${broken.length}; whatever else is parked waits for one of these.`,
  )
  for (const { projection, sequence, stream, revision, type, hash, error, tries, at } of broken) {
    const waiting = rows.filter((row) => row.projection === projection && row.stream === stream && row.error === null).length
    say(
      `${projection}  ${sequence}  ${type}, ${stream} #${revision}, ${at}, tried ${tries} times, ${waiting} waiting, sha256 ${hash.slice(0, 16)}…`,
    )
    say(`  ${error}`)
  }
}

const retry = async (session: Session, projection: string, stream: string | undefined): Promise<void> => {
  const streams = await askRetry(session, projection, stream)
  if (streams === 0) fail(`${projection} has nothing parked${stream === undefined ? '' : ` of ${stream}`}.`)
  if (!(await tried(session, projection, DONE_WITHIN_MS)))
    fail(`Not tried within ${DONE_WITHIN_MS / 1_000} s: does a projection-service run?`)
  const left = (await listParked(session, projection)).filter((row) => stream === undefined || row.stream === stream)
  show(left)
  if (left.length > 0) process.exitCode = 1
}

const Refusal = z.object({ message: z.string(), details: z.array(z.object({ path: z.string(), message: z.string() })).default([]) })

const whyRefused = (body: unknown): string => {
  const { message, details } = Refusal.parse(body)
  return [message, ...details.map((detail) => `${detail.path}: ${detail.message}`)].join('\n  ')
}

const skip = async (session: Session, projection: string, sequence: number, reason: string): Promise<void> => {
  const row = (await listParked(session, projection)).find((each) => each.sequence === sequence)
  if (row === undefined) return fail(`${projection} has nothing parked at ${sequence}.`)
  const { DEBUT_URL, DEBUT_TOKEN } = process.env
  if (DEBUT_URL === undefined || DEBUT_TOKEN === undefined)
    return fail('Name the service in DEBUT_URL, and an admin’s access token in DEBUT_TOKEN.')
  const payload = { projection, sequence, reason }
  const response = await fetch(new URL(commandsRoute.path, DEBUT_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${DEBUT_TOKEN}` },
    body: JSON.stringify({ commandId: newCommandId(), type: 'SkipEvent', payload }),
  })
  if (!response.ok) fail(`It was refused: ${whyRefused(await response.json())}`)
  if (!(await unparked(session, projection, sequence, DONE_WITHIN_MS))) fail('The log says so now; the projection has not gone on yet.')
  say(`${projection} goes on without ${sequence} (${row.type}, ${row.stream} #${row.revision}).`)
}

const { positionals, values: options } = asked()
const [first] = positionals
const sequence = Number(first)
if (options.retry !== undefined && options.skip !== undefined) fail(USAGE)
if (options.skip !== undefined && (!Number.isSafeInteger(sequence) || first === undefined || options.reason === undefined)) fail(USAGE)

const session = await openSession({ url: loadConfig(configSchema).DATABASE_URL, name: 'parked events', timeoutMs: DONE_WITHIN_MS })
try {
  if (options.retry !== undefined) await retry(session, options.retry, first)
  else if (options.skip !== undefined) await skip(session, options.skip, sequence, options.reason ?? '')
  else show(await listParked(session))
} finally {
  await session.close()
}
