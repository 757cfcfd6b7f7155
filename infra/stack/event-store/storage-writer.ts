import { randomUUID } from 'node:crypto'
import { checkCommit, type CommitDecision } from './check-commit.ts'
import type { CommittedEvents } from './committed-events.ts'
import type { ProposedEvent } from './encode-record.ts'
import { DELETED_STREAM } from './log-record.ts'
import type { StreamIndex } from './stream-index.ts'
import type { StreamHead, StreamHeads } from './stream-heads.ts'
import { encodeStreamMetadata, isMetastream, isSoftDeleted, metastreamOf, originalStreamOf } from './stream-metadata.ts'
import { commitChange, Transaction } from './transaction.ts'
import type { TransactionLog } from './transaction-log.ts'
import type { WriterCheckpoint } from './writer-checkpoint.ts'

export type WriteResult =
  | { readonly result: 'Success'; readonly lastEventNumber: number; readonly logPosition: number | undefined }
  | { readonly result: 'WrongExpectedVersion'; readonly currentVersion: number }
  | { readonly result: 'StreamDeleted' }
  /** It repeats one that is still on its way to the disk; a later repeat is answered. */
  | { readonly result: 'Dropped' }

/** A write between its check and its flush; one without records only waits for those before it. */
type PendingWrite = {
  readonly transaction: Transaction
  readonly result: WriteResult
  readonly resolve: (result: WriteResult) => void
  readonly reject: (error: Error) => void
}

export type StorageWriterOptions = {
  readonly log: TransactionLog
  readonly index: StreamIndex
  readonly heads: StreamHeads
  readonly committedEvents: CommittedEvents
  readonly checkpoint: WriterCheckpoint
  readonly end: number
  /** How many it holds up to there. */
  readonly events: number
  readonly clock: () => number
  readonly onCommitted: (end: number) => void
  readonly interference?: Interference | undefined
}

/** What tests do to a server, and see of it. */
export type Interference = {
  /** A disk that stalls. */
  readonly beforeWrite?: () => Promise<void>
  /** Makes an append wait for the returned promise, while later ones overtake it. */
  readonly beforeAppend?: (streamId: string) => Promise<void> | undefined
  readonly onDropped?: () => void
  /** Newer servers do this: an append that was too late is refused before the event that was quicker can be read. */
  readonly refusesAtOnce?: boolean
}

const BACKLOG_LIMIT = 16 * 1024 * 1024

/** Checks writes one after the other, and flushes in groups: all that arrived while the last group was on its way to the disk. */
export class StorageWriter {
  readonly #options: StorageWriterOptions
  #queue: PendingWrite[] = []
  /** Everything before it is on the disk and indexed. */
  #committed: number
  #events: number
  /** Where the next record goes. */
  #tail: number
  #flushing: Promise<void> | undefined
  #mustTruncate = false
  #closed = false

  constructor(options: StorageWriterOptions) {
    this.#options = options
    this.#committed = options.end
    this.#events = options.events
    this.#tail = options.end
  }

  /** True while so much waits for the disk that callers should be slowed down. */
  get congested() {
    return this.#tail - this.#committed > BACKLOG_LIMIT
  }

  /** Where the next record goes, and so the position of the next event. */
  get end() {
    return this.#tail
  }

  /** Resolves when the group being flushed, and what has come since, is on the disk. */
  async flushed() {
    while (this.#flushing) await this.#flushing
  }

  append(streamId: string, expectedVersion: number, events: readonly ProposedEvent[]): Promise<WriteResult> {
    const waiting = this.#options.interference?.beforeAppend?.(streamId)
    if (waiting === undefined) return this.#append(streamId, expectedVersion, events)
    return waiting.then(() => this.#append(streamId, expectedVersion, events))
  }

  #append(streamId: string, expectedVersion: number, events: readonly ProposedEvent[]): Promise<WriteResult> {
    return this.#write((transaction) => {
      const head = this.#options.heads.forWriting(streamId)
      const eventIds = events.map(({ id }) => id)
      const refusal = this.#refusal(head, expectedVersion, eventIds)
      if (refusal) return refusal
      const original = isMetastream(streamId) ? this.#options.heads.forWriting(originalStreamOf(streamId)) : undefined
      const recreates = original !== undefined && isSoftDeleted(original.metadata)
      if (isSoftDeleted(head.metadata) && events.length > 0)
        this.#setMetadata(transaction, head, encodeStreamMetadata(head.metadata.raw, head.lastEventNumber + 1))
      for (const event of events) transaction.add(head, head.lastEventNumber + 1, event)
      const result = { lastEventNumber: head.lastEventNumber, logPosition: transaction.lastPosition }
      // Metadata written to a deleted stream brings the stream back, but not the events that were deleted.
      if (original && recreates)
        this.#setMetadata(transaction, original, encodeStreamMetadata(original.metadata.raw, original.lastEventNumber + 1))
      return { result: 'Success', ...result }
    })
  }

  /** Soft: hides what is there behind $tb; the next append goes on numbering. */
  delete(streamId: string, expectedVersion: number): Promise<WriteResult> {
    return this.#write((transaction) => {
      const head = this.#options.heads.forWriting(streamId)
      const refusal = this.#refusal(head, expectedVersion, [randomUUID()])
      if (refusal) return refusal
      if (head.lastEventNumber < 0 && !this.#hasMetadata(head)) return { result: 'WrongExpectedVersion', currentVersion: -1 }
      this.#setMetadata(transaction, head, encodeStreamMetadata({}, DELETED_STREAM))
      return { result: 'Success', lastEventNumber: head.lastEventNumber, logPosition: transaction.lastPosition }
    })
  }

  /** Hard: the name is used up for ever. */
  tombstone(streamId: string, expectedVersion: number): Promise<WriteResult> {
    return this.#write((transaction) => {
      const head = this.#options.heads.forWriting(streamId)
      const id = randomUUID()
      const refusal = this.#refusal(head, expectedVersion, [id])
      if (refusal) return refusal
      const data = Buffer.alloc(0)
      transaction.add(head, DELETED_STREAM, { id, type: '$streamDeleted', contentType: 'application/octet-stream', data, metadata: data })
      return { result: 'Success', lastEventNumber: DELETED_STREAM, logPosition: transaction.lastPosition }
    })
  }

  async close() {
    this.#closed = true
    await this.flushed()
  }

  #write(decide: (transaction: Transaction) => WriteResult): Promise<WriteResult> {
    if (this.#closed) return Promise.reject(new Error('the event store is shutting down'))
    return new Promise((resolve, reject) => {
      const transaction = new Transaction(this.#options.heads, this.#options.committedEvents, this.#tail, this.#options.clock())
      const result = decide(transaction)
      if (result.result === 'Dropped') {
        this.#options.interference?.onDropped?.()
        return resolve(result)
      }
      if (result.result === 'WrongExpectedVersion' && this.#options.interference?.refusesAtOnce === true) return resolve(result)
      transaction.seal()
      this.#tail = transaction.end
      this.#queue.push({ transaction, result, resolve, reject })
      this.#flushing ??= this.#flush()
    })
  }

  #refusal(head: StreamHead, expectedVersion: number, eventIds: readonly string[]): WriteResult | undefined {
    const { index, log, heads, committedEvents } = this.#options
    if (isMetastream(head.streamId) && heads.find(originalStreamOf(head.streamId))?.lastEventNumber === DELETED_STREAM)
      return { result: 'StreamDeleted' }
    const check = checkCommit({
      head,
      expectedVersion,
      eventIds,
      hasMetadata: () => this.#hasMetadata(head),
      recent: (eventId) => committedEvents.get(eventId),
      eventIdAt: (eventNumber) => {
        const logPosition = index.position(head.streamNumber, eventNumber)
        return logPosition === undefined ? undefined : { eventId: log.recordAt(logPosition, this.#committed).eventId, logPosition }
      },
    })
    return asResult(check, head.lastEventNumber)
  }

  #hasMetadata(head: StreamHead) {
    return (this.#options.heads.find(metastreamOf(head.streamId))?.lastEventNumber ?? -1) >= 0
  }

  #setMetadata(transaction: Transaction, head: StreamHead, data: Buffer) {
    const metastream = this.#options.heads.forWriting(metastreamOf(head.streamId))
    transaction.add(metastream, metastream.lastEventNumber + 1, metadataEvent(data))
  }

  async #flush() {
    // Messages of the same turn of the event loop share a group.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#queue.length > 0) {
      const group = this.#queue
      this.#queue = []
      try {
        await this.#store(group)
        for (const { resolve, result } of group) resolve(result)
      } catch (error) {
        this.#undo([...group, ...this.#queue], error instanceof Error ? error : new Error(String(error)))
      }
    }
    this.#flushing = undefined
  }

  async #store(group: readonly PendingWrite[]) {
    const records = group.flatMap(({ transaction }) => transaction.records)
    if (records.length === 0) return
    const { log, index, checkpoint, onCommitted, interference } = this.#options
    const end = this.#committed + records.reduce((sum, { length }) => sum + length, 0)
    if (this.#mustTruncate) log.truncate(this.#committed)
    this.#mustTruncate = true
    await interference?.beforeWrite?.()
    await log.write(Buffer.concat(records), this.#committed)
    index.commit(
      group.flatMap(({ transaction }) => transaction.entries),
      end,
    )
    this.#events += records.length
    checkpoint.write(end, this.#events)
    this.#mustTruncate = false
    this.#committed = end
    for (const { transaction } of group) for (const change of transaction.changes) commitChange(change)
    onCommitted(end)
  }

  /** A full disk: no write is acknowledged, nothing of them stays, and the next one starts from what is committed. */
  #undo(writes: readonly PendingWrite[], error: Error) {
    this.#queue = []
    this.#tail = this.#committed
    this.#options.heads.clear()
    for (const { transaction, reject } of writes) {
      for (const { eventId } of transaction.entries) this.#options.committedEvents.delete(eventId)
      reject(error)
    }
  }
}

const asResult = (check: CommitDecision, currentVersion: number): WriteResult | undefined => {
  switch (check.decision) {
    case 'Ok':
      return undefined
    case 'Idempotent':
      return { result: 'Success', lastEventNumber: check.lastEventNumber, logPosition: check.logPosition }
    case 'WrongExpectedVersion':
      return { result: 'WrongExpectedVersion', currentVersion }
    case 'IdempotentNotReady':
      return { result: 'Dropped' }
    case 'Deleted':
      return { result: 'StreamDeleted' }
  }
}

const metadataEvent = (data: Buffer): ProposedEvent => ({
  id: randomUUID(),
  type: '$metadata',
  contentType: 'application/json',
  data,
  metadata: Buffer.alloc(0),
})
