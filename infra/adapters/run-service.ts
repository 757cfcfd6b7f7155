import type { Logger } from './logging.ts'

/** In-flight work has this long to finish. */
const GRACE_MS = 10_000

interface Service {
  /** Stops taking work, finishes what is in flight and lets go of everything. */
  close(): Promise<unknown>
}

/** A service's life: started, told to stop, finished in order, exit 0. */
export const runService = async (logger: Logger, start: () => Promise<Service>): Promise<void> => {
  const fail = (error: unknown) => {
    logger.fatal({ err: error }, 'stopped by an error')
    process.exit(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  let stopping = false
  const stop = async (service: Service, signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    setTimeout(() => fail(new Error(`still busy ${GRACE_MS} ms after ${signal}`)), GRACE_MS).unref()
    await service.close()
    logger.info('stopped')
    process.exit(0)
  }

  const early: { signal?: NodeJS.Signals } = {}
  const remember = (signal: NodeJS.Signals) => (early.signal = signal)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, remember)
  try {
    const service = await start()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.off(signal, remember)
      process.on(signal, () => void stop(service, signal).catch(fail))
    }
    if (early.signal !== undefined) await stop(service, early.signal)
  } catch (error) {
    fail(error)
  }
}
