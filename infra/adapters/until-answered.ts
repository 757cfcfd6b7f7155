import { setTimeout as delay } from 'node:timers/promises'
import { isUnavailable } from './database-errors.ts'
import { Unavailable } from './errors.ts'
import type { Logger } from './logging.ts'

/** A service may come up before what it stands on; it waits, and says for what. */
export const untilAnswered = async <Answer>(what: string, logger: Logger, ask: () => Promise<Answer>): Promise<Answer> => {
  for (let pause = 100; ; pause = Math.min(pause * 1.5, 2_000)) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnavailable(error) && !(error instanceof Unavailable)) throw error
      logger.info({ reason: error instanceof Error ? error.message : error }, `waiting for ${what}`)
      await delay(pause)
    }
  }
}
