import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { untilAnswered } from '@debut/adapters/until-answered.ts'

/** These tables contain positions of the log, and are rebuilt from it. */
export const FORGET_POSITIONS = 'truncate identity.processes, identity.snapshots, identity.snapshot_parts'

const STRAY = `What the database of the command-service keeps of positions is of another log: run "${FORGET_POSITIONS}" there, and start the command-service again.`

const POSITIONS = `
  select position from identity.processes
  union (select position from identity.snapshots order by position desc limit 1)`

interface Parts {
  readonly log: Pick<EventStore, 'at'>
  readonly database: Knex
  readonly logger: Logger
}

/**
 * Looks only once, because the log does not change under a running service. Returns a function that says what operators should know so far.
 */
export const lookForStrayPositions = async ({ log, database, logger }: Parts): Promise<() => string | undefined> => {
  let isStray = false
  const look = async () => {
    const { rows } = await database.raw<{ rows: { position: LogPosition }[] }>(POSITIONS)
    const found = await Promise.all(rows.map(({ position }) => log.at(position)))
    isStray = found.includes(undefined)
  }
  try {
    await look()
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    // The service starts without the event store, because not everything needs it.
    untilAnswered('the event store, to look for the positions that are kept', logger, look).catch((why: unknown) =>
      logger.warn({ err: why }, 'the positions that are kept could not be looked for'),
    )
  }
  return () => (isStray ? STRAY : undefined)
}
