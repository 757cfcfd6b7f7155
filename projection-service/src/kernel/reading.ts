import { catalogue } from '@debut/events/catalogue.ts'
import { categoryOf, type Recorded } from '@debut/events/kernel/envelope.ts'
import { UnreadableEvent } from '@debut/events/kernel/upcast.ts'
import { decodeEach } from '@debut/adapters/event-codec.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Build } from './build.ts'
import { Batch, type Fact, type Projector } from './projector.ts'

/** What one build makes of a batch. */
export interface Share {
  readonly build: Build
  readonly batch: Batch
  readonly size: number
  /** Of streams that it has parked. */
  readonly held: readonly StoredEvent[]
  /** Why it can't be folded as it is: an event among them can't be read. */
  readonly unreadable: UnreadableEvent | undefined
}

/** It folds the event, or this code does not know the event. */
const needs = (projector: Projector, category: string, type: string): boolean => {
  const read = projector.reads[category]
  return read !== undefined && (read.some((form) => form.type === type) || !catalogue.has(type))
}

/** Asked for every event, and answered once for each kind of them. */
const readersAmong = (builds: readonly Build[]) => {
  const known = new Map<string, Map<string, readonly Build[]>>()
  return ({ stream, type }: StoredEvent): readonly Build[] => {
    const category = categoryOf(stream)
    const ofType = known.get(type) ?? new Map<string, readonly Build[]>()
    const readers = ofType.get(category) ?? builds.filter(({ projector }) => needs(projector, category, type))
    known.set(type, ofType.set(category, readers))
    return readers
  }
}

/** What a build has to look at, and has not yet. */
export const concerning = (build: Build, stored: readonly StoredEvent[]): StoredEvent[] => {
  const readersOf = readersAmong([build])
  return stored.filter((event) => event.position > build.position && readersOf(event).length > 0)
}

/** Opens each event at most once, however many projections read it, and none that no projection reads. */
export const sharesOf = async (keys: MemberKeys, builds: readonly Build[], stored: readonly StoredEvent[]): Promise<Share[]> => {
  const readersOf = readersAmong(builds)
  const needed = stored.filter((event) => readersOf(event).some(({ position }) => event.position > position))
  const decoded = await decodeEach(keys, needed)
  const taken = new Map(
    builds.map((build) => [
      build,
      { events: [] as Recorded<Fact>[], held: [] as StoredEvent[], unreadable: undefined as Share['unreadable'] },
    ]),
  )
  for (const [index, event] of needed.entries()) {
    const read = decoded[index]
    for (const build of readersOf(event)) {
      const of = taken.get(build)
      if (of === undefined || read === undefined || event.position <= build.position) continue
      if (build.skipped.has(event)) continue
      const isHeld = build.parked.has(event.stream)
      if (isHeld) of.held.push(event)
      if (isHeld && !isAtOnce(build, event)) continue
      if (read instanceof Error) of.unreadable ??= unreadable(event, read)
      else of.events.push(read)
    }
  }
  return [...taken].map(([build, { events, ...rest }]) => ({ build, batch: new Batch(events), size: events.length, ...rest }))
}

const isAtOnce = ({ projector: { atOnce = [] } }: Build, { type }: StoredEvent) => atOnce.some((form) => form.type === type)

const unreadable = ({ type, stream, revision, position }: StoredEvent, error: UnreadableEvent) =>
  new UnreadableEvent(`position ${position} (${type}, ${stream} #${revision}): ${error.message}`, { cause: error })
