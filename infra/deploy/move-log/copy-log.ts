import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Refused } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { NewEvent } from '@debut/adapters/new-event.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { LogOnward } from './log-onward.ts'
import { MovedPositions, positionFields } from './moved-positions.ts'

interface Copying {
  readonly from: Pick<EventStore, 'follow'>
  readonly to: EventStore
  readonly signal: AbortSignal
  /** Each time that some more were written and compared. */
  readonly progress: (events: number) => void
}

/** Written, and then read again and compared, at once. */
const STRETCH = 1_000
/** Appended at once: far below the MiB that a store takes. */
const MOST_BYTES = 256 * 1024
const APPEND_MS = 60_000

/**
 * All events of a log but the store's own, in their order, one append after the other. What is there from an earlier time is compared like what is new,
 * so that it can be broken off and begun again. Positions that events speak of are those of the new log.
 */
export const copyLog = async ({ from, to, signal, progress }: Copying) => {
  const positions = new MovedPositions()
  const source = new LogOnward(from, signal)
  const target = new LogOnward(to, signal)
  let written: StoredEvent[] = []
  /** From an earlier time; undefined until all of it is compared. */
  let before: number | undefined

  const compare = (event: StoredEvent, copy: StoredEvent) => {
    const { position: _, ...wanted } = { ...event, data: positions.in(event) }
    const { position, ...found } = copy
    if (!isDeepStrictEqual(found, wanted))
      throw new Refused(`${named(event)} should stand at position ${position}, where there is ${named(copy)}`)
    positions.note(event.position, position)
  }

  const write = async () => {
    if (written.length === 0) return
    for (const run of runsOf(written)) {
      const events = run.map((event) => newEvent(event, positions.in(event)))
      const [first] = run
      if (first === undefined) continue
      const expected = first.revision === 0 ? 'no-stream' : first.revision - 1
      const appended = await to.append(first.stream, expected, events, performance.now() + APPEND_MS)
      if (appended === 'conflict') throw new Refused(`${named(first)} can't be written: something else stands there`)
    }
    for (const event of written) compare(event, await target.next())
    written = []
    progress(positions.size)
  }

  try {
    for (let event = await source.nextOfNow(); event !== undefined; event = await source.nextOfNow()) {
      const copy = before === undefined ? await target.nextOfNow() : undefined
      if (copy !== undefined) {
        compare(event, copy)
        if (positions.size % STRETCH === 0) progress(positions.size)
        continue
      }
      before ??= positions.size
      // It speaks of positions of all that was before it.
      if (positionFields.has(event.type)) await write()
      written.push(event)
      if (written.length === STRETCH) await write()
    }
    await write()
    const more = await target.nextOfNow()
    if (more !== undefined) throw new Refused(`${named(more)} is in the log that is written to, and not in the one that is read`)
    return { events: positions.size, before: before ?? positions.size }
  } finally {
    await Promise.all([source.close(), target.close()])
  }
}

const named = ({ type, stream, revision }: StoredEvent): string => `${type} ${stream}#${revision}`

const Written = z.record(z.string(), z.unknown())

const newEvent = ({ id, type, metadata }: StoredEvent, data: unknown): NewEvent => ({
  id,
  type,
  data: Written.parse(data),
  metadata: Written.parse(metadata),
})

/** What stands one after the other on one stream is appended at once. */
function* runsOf(events: readonly StoredEvent[]): Generator<readonly StoredEvent[]> {
  let run: StoredEvent[] = []
  let bytes = 0
  for (const event of events) {
    const last = run.at(-1)
    const size = JSON.stringify([event.data, event.metadata]).length
    if (last !== undefined && (last.stream !== event.stream || last.revision + 1 !== event.revision || bytes + size > MOST_BYTES)) {
      yield run
      run = []
      bytes = 0
    }
    run.push(event)
    bytes += size
  }
  if (run.length > 0) yield run
}
