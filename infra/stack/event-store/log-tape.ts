import { encodeRecord, type ProposedEvent } from './encode-record.ts'
import { PrepareFlags, sealRecord } from './log-record.ts'
import { systemEvents } from './system-events.ts'
import { LOG_START } from './transaction-log.ts'

/** A new log's records, written where no store runs, from the first one on, the store's own system events among them. */
export class LogTape {
  readonly #records: Buffer[] = []
  #end = LOG_START

  constructor() {
    for (const [stream, events] of systemEvents()) this.append(stream, -1, events, 0)
  }

  /** Follows `revision`, and is whole in the log or not there. The position of each event. */
  append(streamId: string, revision: number, events: readonly ProposedEvent[], timestamp: number): number[] {
    return events.map((event, index) => {
      const logPosition = this.#end
      const begins = index === 0 ? PrepareFlags.transactionBegin : 0
      const ends = index === events.length - 1 ? PrepareFlags.transactionEnd : 0
      const record = encodeRecord({ logPosition, eventNumber: revision + 1 + index, flags: begins | ends, timestamp, streamId }, event)
      sealRecord(record)
      this.#records.push(record)
      this.#end += record.length
      return logPosition
    })
  }

  get events(): number {
    return this.#records.length
  }

  records(): Buffer {
    return Buffer.concat(this.#records)
  }
}
