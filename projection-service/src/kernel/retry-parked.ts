import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Session } from '@debut/adapters/session.ts'
import { FoldFailed, MOST_EVENTS, write } from './apply.ts'
import type { Build } from './build.ts'
import { noteTry, readParkedStream, unpark, whyParked } from './parked-events.ts'
import { ParkedStreams } from './parked-streams.ts'
import { type Share, sharesOf } from './reading.ts'

interface Retry {
  readonly session: Session
  readonly log: EventStore
  readonly keys: MemberKeys
  readonly logger: Logger
}

/**
 * All that a build has parked of a stream, in the order of the log and in one transaction: folded and unparked, or left as it was with what
 * went wrong. What is to be skipped is left out. Gives back what was folded.
 */
export const retryParked = async ({ session, log, keys, logger }: Retry, build: Build, stream: string): Promise<Share | undefined> => {
  const rows = await readParkedStream(session, build, stream)
  const [first] = rows
  if (first === undefined) {
    build.parked.unpark(stream)
    return undefined
  }
  const sequences = new Map(rows.map(({ revision, sequence }) => [revision, sequence]))
  const read = await log.read(stream, first.revision, undefined, MOST_EVENTS)
  const events = read.flatMap((event) => {
    const sequence = sequences.get(event.revision)
    return sequence === undefined ? [] : [{ ...event, position: sequence }]
  })
  const details = { projection: build.projector.name, stream, events: rows.length }
  const [again] = await sharesOf(keys, [{ ...build, position: 0 as LogPosition, parked: new ParkedStreams() }], events)
  if (again === undefined) return undefined
  const done = rows.map(({ sequence }) => sequence)
  try {
    await session.transaction(async () => {
      await write(session, [again], build.position)
      await unpark(session, build, done)
    })
  } catch (error) {
    if (!(error instanceof FoldFailed)) throw error
    const why = whyParked(error)
    const skipped = events.filter((event) => build.skipped.has(event)).map(({ position }) => position)
    await session.transaction(async () => {
      if (skipped.length > 0) await unpark(session, build, skipped)
      await noteTry(session, build, stream, why)
    })
    logger.error({ ...details, reason: why }, 'a parked stream could not be folded again')
    return undefined
  }
  build.parked.unpark(stream)
  logger.info(details, 'a parked stream was folded: it is up to date again in this projection')
  return again
}
