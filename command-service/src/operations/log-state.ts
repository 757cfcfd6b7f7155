import { IsoInstant } from '@debut/events/kernel/answer-fields.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { OperatingState } from '@debut/events/operations/operating-state.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { z } from 'zod'

const LOOKED_AT = 200
const MINUTE_MS = 60_000
/** Of a projection that is further behind than was looked at, the first event that it lacks is read; and of no more than so many. */
const MOST_READ = 10

const Metadata = z.object({ at: IsoInstant })

const writtenAt = ({ metadata }: StoredEvent): string | undefined => Metadata.safeParse(metadata).data?.at

type LogState = NonNullable<OperatingState['log']>

interface Seen {
  readonly position: LogPosition
  readonly at: string
}

/** How old the newest event is, how many come, and since when there is more after each of these positions. */
export const logState = async (
  log: Pick<EventStore, 'newest' | 'next'>,
  positions: readonly LogPosition[],
  now: number,
): Promise<LogState> => {
  const seen = (await log.newest(LOOKED_AT)).flatMap((event): Seen[] => {
    const at = writtenAt(event)
    return at === undefined ? [] : [{ position: event.position, at }]
  })
  const behind = await Promise.all(
    [...new Set(positions)]
      .filter((position) => position < (seen[0]?.position ?? 0))
      .toSorted((one, other) => one - other)
      .slice(0, MOST_READ)
      .map(async (position) => ({ position, since: await sinceOf(log, position, seen) })),
  )
  return {
    newestAt: seen[0]?.at ?? null,
    perSecond: perSecond(seen, now),
    behind: behind.flatMap(({ position, since }) => (since === undefined ? [] : [{ position, since }])),
  }
}

const sinceOf = async (log: Pick<EventStore, 'next'>, position: LogPosition, seen: readonly Seen[]): Promise<string | undefined> => {
  const known = (seen.at(-1)?.position ?? 0) <= position
  if (known) return seen.findLast((event) => event.position > position)?.at
  const next = await log.next(position)
  return next && writtenAt(next)
}

const millis = (at: string) => toInstant(at).toMillis()

/** Over the last minute, or over as much of it as was looked at. */
const perSecond = (seen: readonly Seen[], now: number): number => {
  const recent = seen.filter(({ at }) => now - millis(at) < MINUTE_MS)
  const oldest = recent.at(-1)
  if (oldest === undefined) return 0
  const span = recent.length === seen.length && seen.length === LOOKED_AT ? Math.max(1_000, now - millis(oldest.at)) : MINUTE_MS
  return Math.round((recent.length / span) * 10_000) / 10
}
