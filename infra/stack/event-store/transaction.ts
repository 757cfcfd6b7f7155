import type { CommittedEvents } from './committed-events.ts'
import { encodeRecord, type ProposedEvent } from './encode-record.ts'
import { DELETED_STREAM, PrepareFlags, sealRecord } from './log-record.ts'
import type { IndexEntry } from './stream-index.ts'
import type { StreamHead, StreamHeads } from './stream-heads.ts'
import { isMetastream, originalStreamOf, parseStreamMetadata, type StreamMetadata } from './stream-metadata.ts'

export type Entry = IndexEntry & { readonly eventId: string }

export type Change = { readonly head: StreamHead; readonly lastEventNumber?: number; readonly metadata?: StreamMetadata }

/** The records of one write: all of them are in the log or none is, because the last one says that the transaction ends. */
export class Transaction {
  readonly records: Buffer[] = []
  readonly entries: Entry[] = []
  readonly changes: Change[] = []
  readonly #heads: StreamHeads
  readonly #committedEvents: CommittedEvents
  readonly #timestamp: number
  #end: number

  constructor(heads: StreamHeads, committedEvents: CommittedEvents, start: number, timestamp: number) {
    this.#heads = heads
    this.#committedEvents = committedEvents
    this.#timestamp = timestamp
    this.#end = start
  }

  get end() {
    return this.#end
  }

  get lastPosition() {
    return this.entries.at(-1)?.logPosition
  }

  add(head: StreamHead, eventNumber: number, event: ProposedEvent) {
    const { streamId, streamNumber } = head
    const logPosition = this.#end
    const deletesStream = eventNumber === DELETED_STREAM
    const flags = (this.records.length === 0 ? PrepareFlags.transactionBegin : 0) | (deletesStream ? PrepareFlags.streamDelete : 0)
    const record = encodeRecord({ logPosition, eventNumber, flags, timestamp: this.#timestamp, streamId }, event)
    this.records.push(record)
    this.entries.push({ streamId, streamNumber, eventNumber, logPosition, deletesStream, eventId: event.id })
    this.#committedEvents.put(event.id, { streamId, eventNumber, logPosition })
    this.#end += record.length
    head.lastEventNumber = eventNumber
    this.#change({ head, lastEventNumber: eventNumber })
    if (isMetastream(streamId)) {
      const original = this.#heads.forWriting(originalStreamOf(streamId))
      original.metadata = parseStreamMetadata(event.data)
      this.#change({ head: original, metadata: original.metadata })
    }
  }

  seal() {
    const last = this.records.at(-1)
    last?.writeUInt32LE(last.readUInt32LE(32) | PrepareFlags.transactionEnd, 32)
    for (const record of this.records) sealRecord(record)
  }

  #change(change: Change) {
    change.head.unflushed++
    this.changes.push(change)
  }
}

export const commitChange = ({ head, lastEventNumber, metadata }: Change) => {
  head.unflushed--
  if (lastEventNumber !== undefined) head.committed.lastEventNumber = lastEventNumber
  if (metadata !== undefined) head.committed.metadata = metadata
}
