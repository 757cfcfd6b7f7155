import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { Refused } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { chainsIn, readSegment, type Segment, writeSegment } from './log-segment.ts'
import type { SavedLog } from './manifest.ts'

interface Saving {
  readonly log: Pick<EventStore, 'at' | 'follow'>
  readonly files: SealedFiles
  /** No event behind it is taken along. */
  readonly through: LogPosition
  /** For a chain of segments that has to be begun. */
  readonly name: string
  readonly signal: AbortSignal
  readonly progress: (events: number) => void
}

const SEGMENT_BYTES = 8 * 1024 * 1024

/** Takes along what is new since the last segment, also where the back-up before was broken off. A log that is another one than before begins a chain of its own. */
export const saveLog = async (saving: Saving): Promise<SavedLog | null> => {
  const [chain, segments] = [...(await chainsIn(saving.files))].at(-1) ?? []
  const last = chain === undefined || segments === undefined ? undefined : await readSegment(saving.files, chain, segments)
  if (last !== undefined)
    try {
      return await goOn(saving, last)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  return goOn(saving, undefined)
}

const goOn = async ({ log, files, through, name, signal, progress }: Saving, last: Segment | undefined): Promise<SavedLog | null> => {
  const chain = last?.chain ?? name
  let number = last?.number ?? 0
  let previous = last?.sha256 ?? null
  let events = last === undefined ? 0 : last.before + last.events
  let end = last?.places.at(-1)
  let waiting: StoredEvent[] = []
  let bytes = 0

  const write = async () => {
    if (waiting.length === 0) return
    number += 1
    previous = await writeSegment(files, { chain, number, previous, before: events, events: waiting.length }, waiting)
    events += waiting.length
    waiting = []
    bytes = 0
    progress(events)
  }

  const take = async (event: StoredEvent) => {
    end = event
    waiting.push(event)
    bytes += JSON.stringify([event.data, event.metadata]).length
    if (bytes >= SEGMENT_BYTES) await write()
  }

  if (end !== undefined && (await log.at(end.position))?.id !== end.id) throw new Refused('this is another log')
  for await (const batch of log.follow({ after: end?.position, signal })) {
    const due = batch.events.filter(({ position }) => position <= through)
    for (const event of due) await take(event)
    if (due.length < batch.events.length || batch.live) break
  }
  signal.throwIfAborted()
  await write()
  return end === undefined || previous === null ? null : { chain, segments: number, sha256: previous, events, position: end.position }
}
