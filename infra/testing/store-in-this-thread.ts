import { createLogger } from '@debut/adapters/logging.ts'
import { type EventStoreOptions, type Running, startServer, type Surroundings } from '@debut/stack/event-store/server.ts'

const logger = createLogger('event-store', 'warn')

/** The stand-in as it is, but for the thread of its own, which costs thirty times what the rest does; its contract is tested with it. */
export const startStoreInThisThread = (options: EventStoreOptions, surroundings: Partial<Surroundings> = {}): Promise<Running> =>
  startServer(options, { clock: Date.now, warn: (text) => logger.warn(text), ...surroundings })
