import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import type { DifferingRow } from '../kernel/differing-rows.ts'
import type { Projector } from '../kernel/projector.ts'

/** An event, without saying of whom it is. */
export interface NamedEvent {
  readonly type: string
  readonly position: LogPosition
}

type Log = Pick<EventStore, 'at' | 'read'>
type Row = Pick<DifferingRow, 'key' | 'live' | 'rebuilt'>
interface Folded {
  readonly projector: Pick<Projector, 'reads'>
  /** Up to there. */
  readonly position: LogPosition
  readonly log: Log
}

/** Columns in which a table keeps where the log has an event. */
const PLACE = /(^|_)(position|because)$/
/** As many as one commit appends to a stream at most. */
const MOST_TOGETHER = 20

/**
 * The newest event that either build names in a row; where none does, the newest on a stream that is named for the row. Null where neither
 * is known: which event made a row is not kept otherwise.
 */
export const newestEventOf = async (row: Row, folded: Folded): Promise<NamedEvent | null> => {
  const [place] = placesIn(row, folded.position)
  const found = place === undefined ? await newestOnStreams(row, folded) : await foldedAt(place, folded)
  return found === undefined ? null : { type: found.type, position: found.position }
}

/** The newest first. */
const placesIn = ({ live, rebuilt }: Row, end: LogPosition): LogPosition[] =>
  [live, rebuilt]
    .flatMap((columns) => Object.entries(columns ?? {}))
    .flatMap(([column, value]) => {
      const place = PLACE.test(column) ? LogPosition.safeParse(value).data : undefined
      return place === undefined || place === 0 || place > end ? [] : [place]
    })
    .toSorted((one, other) => other - one)

/** Events that were appended together share their place: it is one of those that the projection folds. */
const foldedAt = async (place: LogPosition, { projector, log }: Folded): Promise<StoredEvent | undefined> => {
  const first = await log.at(place)
  if (first === undefined) return undefined
  const together = (await log.read(first.stream, first.revision, undefined, MOST_TOGETHER)).filter(({ position }) => position === place)
  const types = typesOf(projector)
  return [first, ...together].findLast(({ type }) => types.has(type))
}

const newestOnStreams = async ({ key, live, rebuilt }: Row, { projector, position, log }: Folded): Promise<StoredEvent | undefined> => {
  const ids = key.map((column) => (live ?? rebuilt)?.[column]).filter((id) => typeof id === 'string')
  const streams = Object.keys(projector.reads).flatMap((category) => ids.map((id) => `${category}-${id}`))
  const types = typesOf(projector)
  const events = (await Promise.all(streams.map((stream) => log.read(stream)))).flat()
  return events
    .filter((event) => types.has(event.type) && event.position <= position)
    .toSorted((one, other) => one.position - other.position)
    .at(-1)
}

const typesOf = ({ reads }: Pick<Projector, 'reads'>): ReadonlySet<string> =>
  new Set(Object.values(reads).flatMap((forms) => forms.map(({ type }) => type)))
