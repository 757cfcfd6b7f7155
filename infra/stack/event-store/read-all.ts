import type { ReadOptions } from './read-options.ts'
import { caughtUp, checkpoint, fellBehind } from './read-responses.ts'
import type { ResponseStream } from './response-stream.ts'
import { invalidPosition } from './rpc-exceptions.ts'
import type { CommitSignal } from './commit-signal.ts'
import type { StorageReader } from './storage-reader.ts'
import { LOG_START } from './transaction-log.ts'

type OfAll = Extract<ReadOptions, { source: 'all' }>

/** A subscription so many bytes behind the log's end gets a message that it fell behind. */
const FAR_BEHIND = 1024 * 1024

export const readAll = async (reader: StorageReader, options: OfAll & { kind: 'read' }, out: ResponseStream): Promise<void> => {
  const { direction, filter } = options
  const forwards = direction === 'forwards'
  // To read from inside a record is an error; from beyond the end there is nothing.
  if (forwards && typeof options.from === 'number' && options.from < reader.end && !reader.isRecord(options.from)) throw invalidPosition()
  let left = options.count
  let next = forwards ? startOf(reader, options.from) : beforeOf(reader, options.from)
  while (left > 0 && !out.stopped.aborted) {
    const page = forwards ? reader.readAllForwards(next) : reader.readAllBackwards(next)
    const accepted = filter ? page.records.filter(filter.accepts) : page.records
    const wanted = accepted.length > left ? accepted.slice(0, left) : accepted
    await out.send(wanted.map((record) => out.event(record)))
    left -= wanted.length
    next = page.next
    if (page.isEnd) return
  }
}

/** Catch-up and live are one loop over the committed log, so nothing is lost or repeated between them. */
export const subscribeToAll = async (
  reader: StorageReader,
  commits: CommitSignal,
  { from, filter }: OfAll,
  out: ResponseStream,
): Promise<void> => {
  // Of a position that is none it says nothing, for ever.
  if (typeof from === 'number' && !reader.isRecord(from)) return out.untilStopped()
  // A subscription begins after the position it is given.
  let next = startOf(reader, typeof from === 'number' ? from + 1 : from)
  let live = false
  let wasLive = false
  let considered = 0
  let lastConsidered: number | undefined
  while (!out.stopped.aborted) {
    const end = reader.end
    const page = reader.readAllForwards(next)
    const responses: Buffer[] = []
    if (live && end - next > FAR_BEHIND) {
      live = false
      responses.push(fellBehind())
    }
    for (const record of page.records) {
      if (!filter || filter.accepts(record)) responses.push(out.event(record))
      lastConsidered = record.logPosition
      if (filter && ++considered % filter.checkpointInterval === 0) responses.push(checkpoint(lastConsidered))
    }
    next = page.next
    if (page.isEnd && !live) {
      if (filter && !wasLive && lastConsidered !== undefined) responses.push(checkpoint(lastConsidered))
      responses.push(caughtUp())
      live = wasLive = true
    }
    await out.send(responses)
    if (next >= reader.end) await commits.next(out.stopped)
  }
}

const startOf = (reader: StorageReader, from: OfAll['from']) =>
  from === 'start' ? LOG_START : from === 'end' ? reader.end : reader.recordAtOrAfter(from)

const beforeOf = (reader: StorageReader, from: OfAll['from']) => (from === 'start' ? LOG_START : from === 'end' ? reader.end : from)
