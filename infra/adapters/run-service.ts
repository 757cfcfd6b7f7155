import { Refused } from './errors.ts'
import type { Logger } from './logging.ts'

/** In-flight work has this long to finish. */
const GRACE_MS = 10_000

interface Service {
  /** Stops taking work, finishes what is in flight and lets go of everything. */
  close(): Promise<unknown>
}

/** A service's life: started, asked to stop by a signal, closed in order, exit 0. */
export const runService = async (logger: Logger, start: () => Promise<Service>): Promise<void> => {
  const fail = (error: unknown) => {
    // A stack trace would not help the operator.
    if (error instanceof Refused) logger.fatal(error.message)
    else logger.fatal({ err: error }, 'stopped by an error')
    process.exit(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  let service: Service | undefined
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    // Not unreferenced: a close that waits for nothing that lives would otherwise look like a clean end.
    setTimeout(() => fail(new Error(`still busy ${GRACE_MS} ms after ${signal}`)), GRACE_MS)
    // Before its start is through a service has taken nothing on, and may wait for ever for what it stands on.
    await service?.close()
    logger.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal).catch(fail))

  try {
    service = await start()
  } catch (error) {
    fail(error)
  }
}
