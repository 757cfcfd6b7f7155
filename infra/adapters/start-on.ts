import { Refused } from './errors.ts'
import type { EventStore } from './event-store.ts'

/** Ends a start on a server that can never be worked with. One that is unavailable is waited for later: not everything needs it. */
export const startOn = async (log: EventStore): Promise<void> => {
  try {
    await log.check()
  } catch (error) {
    if (!(error instanceof Refused)) return
    await log.close()
    throw error
  }
}
