import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Refused } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { NewEvent } from '@debut/adapters/new-event.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { LogOnward } from './log-onward.ts'
import { MovedPositions, positionFields } from './moved-positions.ts'
import { type Run, sendInFlight } from './send-in-flight.ts'

interface Copying {
  readonly from: Pick<EventStore, 'follow'>
  readonly to: EventStore
  /** Appends one by one, even if the target is known to keep the order of several appends. */
  readonly oneByOne: boolean
  readonly signal: AbortSignal
  /** Each time that some more were written and compared. */
  readonly progress: (events: number) => void
}

/** Written, and then read again and compared, at once. */
const STRETCH = 1_000
/** Appended at once: far below the MiB that a store takes. */
const MOST_BYTES = 256 * 1024
const APPEND_MS = 60_000
const BEGIN_ANEW = 'empty the event store that is written to, and begin again with --one-by-one'

/**
 * Copies all events of a log in their order, except the store's own. Events that are already there are compared like new ones, so that it
 * can be interrupted and repeated. Positions that events mention become those of the new log.
 */
export const copyLog = async ({ from, to, oneByOne, signal, progress }: Copying) => {
  const appendInOrder = oneByOne ? undefined : await to.inOrder()
  const positions = new MovedPositions()
  const source = new LogOnward(from, signal)
  const target = new LogOnward(to, signal)
  let written: StoredEvent[] = []
  /** From an earlier time; undefined until all of it is compared. */
  let before: number | undefined

  let last: { readonly first: StoredEvent; readonly position: number } | undefined

  /** In an earlier run that was interrupted, one event may have overtaken another. */
  const comesLater = async ({ id }: StoredEvent): Promise<boolean> => {
    for (let looked = 0; looked < STRETCH; looked++) {
      const event = await source.nextOfNow()
      if (event === undefined) return false
      if (event.id === id) return true
    }
    return false
  }

  const compare = async (event: StoredEvent, copy: StoredEvent) => {
    const { position: _, ...wanted } = { ...event, data: positions.in(event) }
    const { position, ...found } = copy
    if (!isDeepStrictEqual(found, wanted)) {
      const misplaced = `${named(event)} should stand at position ${position}, where there is ${named(copy)}`
      throw new Refused((await comesLater(copy)) ? `${misplaced}, which comes later: ${BEGIN_ANEW}` : misplaced)
    }
    positions.note(event.position, position)
  }

  const appendAlone = async ({ first, expected, events }: Run) => {
    const appended = await to.append(first.stream, expected, events, performance.now() + APPEND_MS)
    if (appended === 'conflict') throw new Refused(`${named(first)} can't be written: something else stands there`)
    return appended.position
  }

  const write = async () => {
    if (written.length === 0) return
    const runs = runsOf(written, (event) => newEvent(event, positions.in(event)))
    const sent = appendInOrder === undefined ? [] : await sendInFlight(appendInOrder, runs, APPEND_MS)
    for (const [index, run] of runs.entries()) {
      const position = sent[index] ?? (await appendAlone(run))
      if (last !== undefined && position <= last.position)
        throw new Refused(`${named(last.first)} was written behind ${named(run.first)}, which comes later: ${BEGIN_ANEW}`)
      last = { first: run.first, position }
    }
    for (const event of written) await compare(event, await target.next())
    written = []
    progress(positions.size)
  }

  try {
    for (let event = await source.nextOfNow(); event !== undefined; event = await source.nextOfNow()) {
      const copy = before === undefined ? await target.nextOfNow() : undefined
      if (copy !== undefined) {
        await compare(event, copy)
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
const runsOf = (events: readonly StoredEvent[], asNew: (event: StoredEvent) => NewEvent): Run[] => {
  const runs: Run[] = []
  let end: StoredEvent | undefined
  for (const event of events) {
    const size = JSON.stringify([event.data, event.metadata]).length
    const run = runs.at(-1)
    if (run !== undefined && end?.stream === event.stream && end.revision + 1 === event.revision && run.bytes + size <= MOST_BYTES) {
      run.events.push(asNew(event))
      run.bytes += size
    } else {
      const expected = event.revision === 0 ? 'no-stream' : event.revision - 1
      runs.push({ first: event, expected, events: [asNew(event)], bytes: size })
    }
    end = event
  }
  return runs
}
