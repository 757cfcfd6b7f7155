import type { LogRecord } from './log-record.ts'
import type { StreamIndex } from './stream-index.ts'
import {
  isMetastream,
  METASTREAM_METADATA,
  metastreamOf,
  NO_METADATA,
  parseStreamMetadata,
  type StreamMetadata,
} from './stream-metadata.ts'

/** `lastEventNumber` and `metadata` count what is being written; `committed` is all that readers may see. */
export type StreamHead = {
  readonly streamId: string
  readonly streamNumber: number
  lastEventNumber: number
  metadata: StreamMetadata
  committed: { lastEventNumber: number; metadata: StreamMetadata }
  /** Writes not flushed yet; while there are any, the head must stay in memory. */
  unflushed: number
}

const CAPACITY = 20_000

/** Stream heads in memory, the least recently loaded dropped; the index holds them all. */
export class StreamHeads {
  readonly #index: StreamIndex
  readonly #readRecord: (position: number) => LogRecord
  readonly #heads = new Map<string, StreamHead>()

  constructor(index: StreamIndex, readRecord: (position: number) => LogRecord) {
    this.#index = index
    this.#readRecord = readRecord
  }

  /** The head for a write; a stream not known yet gets its number. */
  forWriting(streamId: string): StreamHead {
    return this.find(streamId) ?? this.#keep(streamId, this.#index.nextStreamNumber(), -1)
  }

  /** Undefined when the stream was never written to and has no metadata. */
  find(streamId: string): StreamHead | undefined {
    const cached = this.#heads.get(streamId)
    if (cached) return cached
    const indexed = this.#index.head(streamId)
    if (indexed) return this.#keep(streamId, indexed.number, indexed.lastEventNumber)
    return undefined
  }

  /** After a failed write the index alone tells what is there. */
  clear() {
    this.#heads.clear()
  }

  #keep(streamId: string, streamNumber: number, lastEventNumber: number) {
    const metadata = isMetastream(streamId) ? METASTREAM_METADATA : this.#storedMetadata(streamId)
    const head: StreamHead = { streamId, streamNumber, lastEventNumber, metadata, committed: { lastEventNumber, metadata }, unflushed: 0 }
    this.#heads.set(streamId, head)
    if (this.#heads.size > CAPACITY) this.#dropOldest()
    return head
  }

  #storedMetadata(streamId: string): StreamMetadata {
    const metastream = this.#index.head(metastreamOf(streamId))
    if (!metastream) return NO_METADATA
    const position = this.#index.position(metastream.number, metastream.lastEventNumber)
    return position === undefined ? NO_METADATA : parseStreamMetadata(this.#readRecord(position).data)
  }

  #dropOldest() {
    for (const [streamId, head] of this.#heads) {
      if (this.#heads.size <= CAPACITY / 2) return
      if (head.unflushed === 0) this.#heads.delete(streamId)
    }
  }
}
