import type { LogRecord } from './log-record.ts'
import { DELETED_STREAM } from './log-record.ts'
import type { StreamHeads } from './stream-heads.ts'
import type { StreamIndex } from './stream-index.ts'
import { firstReadable, isMetastream, isSoftDeleted, originalStreamOf } from './stream-metadata.ts'
import { LOG_START, type TransactionLog } from './transaction-log.ts'

export type StreamPage =
  | { readonly result: 'NoStream' }
  | { readonly result: 'StreamDeleted' }
  | { readonly result: 'Success'; readonly records: readonly LogRecord[]; readonly next: number; readonly isEnd: boolean }

export type AllPage = { readonly records: readonly LogRecord[]; readonly next: number; readonly isEnd: boolean }

const STREAM_PAGE = 128

/** Reads what is committed, a page at a time, so that no reader holds the others up. */
export class StorageReader {
  readonly #log: TransactionLog
  readonly #index: StreamIndex
  readonly #heads: StreamHeads
  readonly #clock: () => number
  #end: number

  constructor(options: { log: TransactionLog; index: StreamIndex; heads: StreamHeads; clock: () => number; end: number }) {
    this.#log = options.log
    this.#index = options.index
    this.#heads = options.heads
    this.#clock = options.clock
    this.#end = options.end
  }

  get end() {
    return this.#end
  }

  committed(end: number) {
    this.#end = end
  }

  /** The last event number of a stream, -1 when it has none. */
  lastEventNumber(streamId: string): number {
    return this.#heads.find(streamId)?.committed.lastEventNumber ?? -1
  }

  isDeleted(streamId: string): boolean {
    if (this.lastEventNumber(streamId) === DELETED_STREAM) return true
    return isMetastream(streamId) && this.lastEventNumber(originalStreamOf(streamId)) === DELETED_STREAM
  }

  readStreamForwards(streamId: string, from: number, count: number): StreamPage {
    return this.#readStream(streamId, (first, last) => {
      const start = Math.max(from, first)
      const end = Math.min(last, start + Math.min(count, STREAM_PAGE) - 1)
      return { start, end, next: Math.max(start, end + 1), isEnd: end >= last, step: 1 }
    })
  }

  readStreamBackwards(streamId: string, from: number, count: number): StreamPage {
    return this.#readStream(streamId, (first, last) => {
      const start = Math.min(from, last)
      const end = Math.max(first, start - Math.min(count, STREAM_PAGE) + 1)
      return { start, end, next: end - 1, isEnd: end <= first, step: -1 }
    })
  }

  /** The first record that begins at `position` or after it: any number a client sends finds its way to one. */
  recordAtOrAfter(position: number): number {
    if (position >= this.#end) return this.#end
    let at = this.#index.recordBefore(Math.max(position, LOG_START), LOG_START)
    while (at < position && at < this.#end) {
      for (const record of this.#log.page(at, this.#end)) {
        if (record.logPosition >= position) return record.logPosition
        at = record.nextPosition
      }
    }
    return at
  }

  isRecord(position: number): boolean {
    return position <= LOG_START || (position < this.#end && this.recordAtOrAfter(position) === position)
  }

  /** From a record's start on. */
  readAllForwards(start: number): AllPage {
    const records = start < this.#end ? this.#log.page(start, this.#end) : []
    const next = records.at(-1)?.nextPosition ?? this.#end
    return { records, next, isEnd: next >= this.#end }
  }

  /** Exclusive: the records that begin before `position`, the latest first. */
  readAllBackwards(position: number): AllPage {
    const before = Math.min(position, this.#end)
    if (before <= LOG_START) return { records: [], next: LOG_START, isEnd: true }
    const start = this.#index.recordBefore(before - 1, LOG_START)
    const records: LogRecord[] = []
    for (let at = start; at < before;) {
      for (const record of this.#log.page(at, this.#end)) {
        at = record.nextPosition
        if (record.logPosition < before) records.push(record)
      }
    }
    return { records: records.toReversed(), next: start, isEnd: start <= LOG_START }
  }

  #readStream(
    streamId: string,
    range: (first: number, last: number) => { start: number; end: number; next: number; isEnd: boolean; step: 1 | -1 },
  ): StreamPage {
    if (this.isDeleted(streamId)) return { result: 'StreamDeleted' }
    const head = this.#heads.find(streamId)
    if (!head || head.committed.lastEventNumber < 0 || isSoftDeleted(head.committed.metadata)) return { result: 'NoStream' }
    const { lastEventNumber, metadata } = head.committed
    const { start, end, next, isEnd, step } = range(firstReadable(metadata, lastEventNumber), lastEventNumber)
    const oldest = metadata.maxAge === undefined ? -Infinity : this.#clock() - metadata.maxAge * 1000
    const records: LogRecord[] = []
    for (let eventNumber = start; step > 0 ? eventNumber <= end : eventNumber >= end; eventNumber += step) {
      const position = this.#index.position(head.streamNumber, eventNumber)
      if (position === undefined) throw new Error(`event ${eventNumber} of ${streamId} is not in the index`)
      const record = this.#log.recordAt(position, this.#end)
      if (record.timestamp >= oldest) records.push(record)
    }
    return { result: 'Success', records, next, isEnd }
  }
}
