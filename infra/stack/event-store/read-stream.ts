import type { CommitSignal } from './commit-signal.ts'
import type { ReadOptions } from './read-options.ts'
import { caughtUp, fellBehind, streamNotFound } from './read-responses.ts'
import type { ResponseStream } from './response-stream.ts'
import { readFromEnd, streamDeleted } from './rpc-exceptions.ts'
import type { StorageReader } from './storage-reader.ts'

type OfStream = Extract<ReadOptions, { source: 'stream' }>

const FAR_BEHIND = 1000

export const readStream = async (reader: StorageReader, options: OfStream & { kind: 'read' }, out: ResponseStream) => {
  const { streamId, from, direction } = options
  const forwards = direction === 'forwards'
  if (forwards && from === 'end') throw readFromEnd()
  let left = options.count
  let next = from === 'start' ? 0 : from === 'end' ? Infinity : from
  while (left > 0 && !out.stopped.aborted) {
    const page = forwards ? reader.readStreamForwards(streamId, next, left) : reader.readStreamBackwards(streamId, next, left)
    if (page.result === 'StreamDeleted') throw streamDeleted(streamId)
    if (page.result === 'NoStream') return out.send([streamNotFound(streamId)])
    await out.send(page.records.map((record) => out.event(record)))
    left -= page.records.length
    next = page.next
    if (page.isEnd) return undefined
  }
  return undefined
}

export const subscribeToStream = async (reader: StorageReader, commits: CommitSignal, options: OfStream, out: ResponseStream) => {
  const { streamId, from } = options
  // A subscription begins after the revision it is given.
  let next = from === 'start' ? 0 : from === 'end' ? reader.lastEventNumber(streamId) + 1 : from + 1
  let live = false
  while (!out.stopped.aborted) {
    const end = reader.end
    const page = reader.readStreamForwards(streamId, next, Infinity)
    if (page.result === 'StreamDeleted') throw streamDeleted(streamId)
    const responses: Buffer[] = []
    let isEnd = true
    if (page.result === 'Success') {
      if (live && reader.lastEventNumber(streamId) - next > FAR_BEHIND) {
        live = false
        responses.push(fellBehind())
      }
      for (const record of page.records) responses.push(out.event(record))
      next = Math.max(next, page.next)
      isEnd = page.isEnd
    }
    if (isEnd && !live) {
      responses.push(caughtUp())
      live = true
    }
    await out.send(responses)
    if (isEnd && reader.end === end) await commits.next(out.stopped)
  }
}
