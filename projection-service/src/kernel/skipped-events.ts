import type { EventOf } from '@debut/events/kernel/define-event.ts'
import { type EventSkipped, PROJECTIONS } from '@debut/events/kernel/event-skipped.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { payloadHash } from '@debut/adapters/payload-hash.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'

/** By place on a stream, which an event keeps when its log is moved. */
const placeOf = ({ stream, revision }: Pick<StoredEvent, 'stream' | 'revision'>): string => `${stream}#${revision}`

/** What one projection is to do without, each by its place and what stands there. */
export class SkippedEvents {
  readonly #hashes: ReadonlyMap<string, string>
  /** On which any of them stands. */
  readonly streams: ReadonlySet<string>

  constructor(skipped: readonly EventOf<typeof EventSkipped>['data'][] = []) {
    this.#hashes = new Map(skipped.map((each) => [placeOf(each), each.payloadHash]))
    this.streams = new Set(skipped.map(({ stream }) => stream))
  }

  has(event: StoredEvent): boolean {
    return this.#hashes.size > 0 && this.#hashes.get(placeOf(event)) === payloadHash(event)
  }
}

/** As the log says it now, for each projection: also of what comes later in it than the events that are skipped. */
export const readSkipped = async (log: EventStore, keys: MemberKeys): Promise<ReadonlyMap<string, SkippedEvents>> => {
  const said = (await decode(keys, await log.read(PROJECTIONS))).map(({ event }) => event as EventOf<typeof EventSkipped>)
  const names = new Set(said.map(({ data }) => data.projection))
  return new Map(
    [...names].map((name) => [name, new SkippedEvents(said.map(({ data }) => data).filter(({ projection }) => projection === name))]),
  )
}
