import { catalogue } from '@debut/events/catalogue.ts'
import { categoryOf, type Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { UnreadableEvent } from '@debut/events/kernel/upcast.ts'
import { decodeEach } from '@debut/infra/adapters/event-codec.ts'
import type { StoredEvent } from '@debut/infra/adapters/stored-event.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import type { Build } from './build.ts'
import { Batch, type Fact, type Projector } from './projector.ts'

/** What one build makes of a batch: what it can read, and where it must stop. */
export interface Portion {
  readonly build: Build
  readonly batch: Batch
  readonly size: number
  readonly stop: { readonly reason: string; readonly readTo: LogPosition } | undefined
}

/** It folds the event, or nobody here knows whether it should. */
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

/** Opens each event at most once, however many projections read it, and none that nobody reads. */
export const portion = async (keys: MemberKeys, builds: readonly Build[], stored: readonly StoredEvent[]): Promise<Portion[]> => {
  const readersOf = readersAmong(builds)
  const needed = stored.filter((event) => readersOf(event).some(({ position }) => event.position > position))
  const decoded = await decodeEach(keys, needed)
  const taken = new Map(builds.map((build) => [build, { events: [] as Recorded<Fact>[], stop: undefined as Portion['stop'] }]))
  for (const [index, event] of needed.entries()) {
    const read = decoded[index]
    const isRead = read !== undefined && !(read instanceof Error)
    for (const build of readersOf(event)) {
      const of = taken.get(build)
      if (of === undefined || of.stop !== undefined || event.position <= build.position) continue
      if (isRead) of.events.push(read)
      else of.stop = { reason: whyStopped(event, read), readTo: lastBefore(event, stored) ?? build.position }
    }
  }
  return [...taken].map(([build, { events, stop }]) => ({ build, batch: new Batch(events), size: events.length, stop }))
}

const lastBefore = (event: StoredEvent, stored: readonly StoredEvent[]) => stored[stored.indexOf(event) - 1]?.position

const whyStopped = ({ type, stream, revision, position }: StoredEvent, error: UnreadableEvent | undefined) =>
  `stopped before position ${position} (${type}, ${stream} #${revision}): ${error?.message ?? 'it was not read'}`
