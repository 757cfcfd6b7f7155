import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { LogTape } from '@debut/stack/event-store/log-tape.ts'

/** A log's records, and its events as a store would give them out. */
export const readableTape = () => {
  const tape = new LogTape()
  const append = tape.append.bind(tape)
  const stored: StoredEvent[] = []
  tape.append = (stream, revision, events, timestamp) => {
    const positions = append(stream, revision, events, timestamp)
    for (const [index, { id, type, data, metadata }] of events.entries()) {
      const read = { data: JSON.parse(data.toString()), metadata: JSON.parse(metadata.toString()) }
      stored.push({ id, type, ...read, stream, revision: revision + 1 + index, position: (positions[index] ?? 0) as never })
    }
    return positions
  }
  return { tape, stored }
}
