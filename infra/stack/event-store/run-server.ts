import { z } from 'zod'
import { startServer } from './server.ts'

const Environment = z.object({
  EVENTSTORE_PORT: z.coerce.number().int().min(0).max(65535).default(2113),
  EVENTSTORE_HOST: z.string().min(1).default('127.0.0.1'),
  EVENTSTORE_DATA_DIR: z.string().min(1),
  EVENTSTORE_END_AT: z.coerce.number().int().positive().optional(),
  EVENTSTORE_REQUIRE_AUTH: z.stringbool().default(false),
})

/** A start that was killed leaves its server to end by itself, after those who still talk to it. */
const TIMEOUT_MS = 10_000

/** The stand-in as a process of its own; ends the process where its log can't be served. */
export const runServer = async (): Promise<void> => {
  const parsed = Environment.safeParse(process.env)
  if (!parsed.success) {
    console.error(z.prettifyError(parsed.error))
    process.exit(1)
  }
  const {
    EVENTSTORE_PORT: port,
    EVENTSTORE_HOST: host,
    EVENTSTORE_DATA_DIR: dataDir,
    EVENTSTORE_REQUIRE_AUTH: requireAuth,
    EVENTSTORE_END_AT: endAt,
  } = parsed.data
  const warn = (message: string) => console.error(JSON.stringify({ level: 'warn', msg: message }))
  try {
    const surroundings = { clock: Date.now, warn, timeoutMs: TIMEOUT_MS }
    const running = await startServer({ port, host, advertiseHost: host, dataDir, requireAuth, endAt }, surroundings)
    process.once('SIGTERM', () => void running.close().then(() => process.exit(0)))
    console.log(JSON.stringify({ listening: running.port }))
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', msg: error instanceof Error ? error.message : String(error) }))
    process.exit(1)
  }
}
