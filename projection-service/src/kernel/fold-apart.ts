import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { payloadHash } from '@debut/adapters/payload-hash.ts'
import type { Session } from '@debut/adapters/session.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { apply, FoldFailed, ProjectionFailed } from './apply.ts'
import { advance, type Build } from './build.ts'
import { park, whyParked } from './parked-events.ts'
import { concerning, type Share, sharesOf } from './reading.ts'

const TRIES = 3
/** So many streams are not broken by their events: the code is, and what it writes is not to be trusted. */
export const MOST_STREAMS = 100

interface Apart {
  readonly session: Session
  readonly keys: MemberKeys
  readonly logger: Logger
}

/**
 * A batch that one build can't fold whole, folded in halves and halves of these, until what can't be folded stands alone: that is parked,
 * and all that comes after it on its stream. Gives back what was folded.
 */
export const foldApart = async (apart: Apart, build: Build, stored: readonly StoredEvent[], position: LogPosition): Promise<Share[]> => {
  const { session, keys } = apart
  const folded: Share[] = []

  const fold = async (events: readonly StoredEvent[]): Promise<void> => {
    const last = events.at(-1)
    if (last === undefined) return
    try {
      const shares = await sharesOf(keys, [build], events)
      await apply(session, shares, last.position)
      folded.push(...shares)
    } catch (error) {
      if (!(error instanceof FoldFailed)) throw error
      const middle = events.length >> 1
      if (middle === 0) return alone(last)
      await fold(events.slice(0, middle))
      await fold(events.slice(middle))
    }
  }

  /** It has failed once. */
  const alone = async (event: StoredEvent): Promise<void> => {
    for (let tries = 2; ; tries++) {
      try {
        const shares = await sharesOf(keys, [build], [event])
        await apply(session, shares, event.position)
        return void folded.push(...shares)
      } catch (error) {
        if (!(error instanceof FoldFailed)) throw error
        if (tries >= TRIES) return parkEvent(apart, build, event, error)
      }
    }
  }

  await fold(concerning(build, stored))
  await session.transaction(() => advance(session, [build], position))
  return folded
}

const parkEvent = async ({ session, logger }: Apart, build: Build, event: StoredEvent, error: FoldFailed): Promise<void> => {
  const { projector, parked } = build
  const { position: sequence, stream, revision, type } = event
  const why = whyParked(error)
  if (parked.streams.length >= MOST_STREAMS)
    throw new ProjectionFailed(
      build,
      new Error(`more than ${MOST_STREAMS} streams would be parked, the last at position ${sequence}: ${why}`),
    )
  await session.transaction(async () => {
    await park(session, build, [{ event, error: why, tries: TRIES }])
    await advance(session, [build], sequence)
  })
  parked.park(stream, 1)
  logger.error(
    { projection: projector.name, sequence, stream, revision, type, payloadHash: payloadHash(event), err: error },
    'an event could not be folded: its stream is parked in this projection, all else goes on',
  )
}
