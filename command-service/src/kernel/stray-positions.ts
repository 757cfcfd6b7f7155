import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { untilAnswered } from '@debut/adapters/until-answered.ts'

/** All that knows positions of the log: it is made of the log again. */
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

/** Looked for once: the log does not change beneath a service that runs. Gives what operators should know, as far as it is known by then. */
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
    // Not everything needs the event store: the service starts without it.
    untilAnswered('the event store, to look for the positions that are kept', logger, look).catch((why: unknown) =>
      logger.warn({ err: why }, 'the positions that are kept could not be looked for'),
    )
  }
  return () => (isStray ? STRAY : undefined)
}
