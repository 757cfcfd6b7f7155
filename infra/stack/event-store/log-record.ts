import { crc32 } from 'node:zlib'

/** EventNumber.DeletedStream: the revision a tombstone takes, Int64's largest. */
export const DELETED_STREAM = 2 ** 63

export const PrepareFlags = { transactionBegin: 1, transactionEnd: 2, streamDelete: 4 } as const

/**
 * length u32 · crc32 u32 · logPosition f64 · eventNumber f64 · timestamp f64 · flags u32 ·
 * offset and length, within the payload, of the stream id, the event type, the event id and the data · payload.
 * The checksum covers everything after itself, so also the position: a record found in another's place is damage.
 */
export const HEADER_SIZE = 68

const MAX_RECORD_SIZE = 20 * 1024 * 1024

export class CorruptRecord extends Error {
  override readonly name = 'CorruptRecord'
  readonly logPosition: number
  /** The file ended before the record did: the mark of a torn tail. */
  readonly cutShort: boolean

  constructor(logPosition: number, why: string, cutShort = false) {
    super(`the log is damaged at position ${logPosition}: ${why}`)
    this.logPosition = logPosition
    this.cutShort = cutShort
  }
}

/** A view on a verified record; strings are only made when asked for. */
export class LogRecord {
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get size() {
    return this.#bytes.length
  }
  get logPosition() {
    return this.#bytes.readDoubleLE(8)
  }
  get nextPosition() {
    return this.logPosition + this.size
  }
  get eventNumber() {
    return this.#bytes.readDoubleLE(16)
  }
  get timestamp() {
    return this.#bytes.readDoubleLE(24)
  }
  get endsTransaction() {
    return (this.#bytes.readUInt32LE(32) & PrepareFlags.transactionEnd) !== 0
  }
  get deletesStream() {
    return (this.#bytes.readUInt32LE(32) & PrepareFlags.streamDelete) !== 0
  }
  get streamId() {
    return this.#slice(36).toString('utf8')
  }
  get eventType() {
    return this.#slice(44).toString('utf8')
  }
  get eventId() {
    return this.#slice(52).toString('latin1')
  }
  get data() {
    return this.#slice(60)
  }
  /** The encoded ReadResp, sent to readers unchanged. */
  get response() {
    return this.#bytes.subarray(HEADER_SIZE)
  }

  #slice(field: number) {
    const start = HEADER_SIZE + this.#bytes.readUInt32LE(field)
    return this.#bytes.subarray(start, start + this.#bytes.readUInt32LE(field + 4))
  }
}

/** The record at `offset`, or undefined when the block ends before it does. */
export const parseRecord = (block: Buffer, offset: number, logPosition: number): LogRecord | undefined => {
  if (offset + HEADER_SIZE > block.length) return undefined
  const length = block.readUInt32LE(offset)
  if (length < HEADER_SIZE || length > MAX_RECORD_SIZE) throw new CorruptRecord(logPosition, `a record of ${length} bytes`)
  if (offset + length > block.length) return undefined
  if (crc32(block.subarray(offset + 8, offset + length)) !== block.readUInt32LE(offset + 4))
    throw new CorruptRecord(logPosition, 'the checksum does not match')
  if (block.readDoubleLE(offset + 8) !== logPosition) throw new CorruptRecord(logPosition, 'the record belongs elsewhere')
  return new LogRecord(block.subarray(offset, offset + length))
}

export const sealRecord = (bytes: Buffer) => {
  bytes.writeUInt32LE(bytes.length, 0)
  bytes.writeUInt32LE(crc32(bytes.subarray(8)), 4)
}
