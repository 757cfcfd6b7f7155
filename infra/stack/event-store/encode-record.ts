import { DELETED_STREAM, HEADER_SIZE } from './log-record.ts'

export type ProposedEvent = {
  readonly id: string
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}

export type Prepare = {
  readonly logPosition: number
  readonly eventNumber: number
  readonly flags: number
  /** Milliseconds since the Unix epoch. */
  readonly timestamp: number
  readonly streamId: string
}

const varintSize = (value: number) => {
  let size = 1
  for (let rest = value; rest >= 128; rest /= 128) size++
  return value === DELETED_STREAM ? 9 : size
}

const delimited = (length: number) => 1 + varintSize(length) + length

/**
 * Writes the record with its ReadResp { event { event { … } commit_position } } already encoded, so that reading is copying.
 * The caller seals it. By hand, because the generated encoder costs more than all the rest of an append.
 */
export const encodeRecord = (prepare: Prepare, event: ProposedEvent): Buffer => {
  const { logPosition, eventNumber, timestamp } = prepare
  // A tick is 100 ns; a number of them is beyond 2^53, so it is spelled.
  const created = `${Math.trunc(timestamp)}0000`
  const streamLength = Buffer.byteLength(prepare.streamId)
  const typeLength = Buffer.byteLength(event.type)
  const contentTypeLength = Buffer.byteLength(event.contentType)
  const idSize = delimited(delimited(event.id.length))
  const mapEntry = (key: string, length: number) => delimited(key.length) + delimited(length)
  const typeEntry = mapEntry('type', typeLength)
  const contentEntry = mapEntry('content-type', contentTypeLength)
  const createdEntry = mapEntry('created', created.length)
  const recordedLength =
    idSize +
    delimited(delimited(streamLength)) +
    1 +
    varintSize(eventNumber) +
    2 * (1 + varintSize(logPosition)) +
    delimited(typeEntry) +
    delimited(contentEntry) +
    delimited(createdEntry) +
    (event.metadata.length > 0 ? delimited(event.metadata.length) : 0) +
    (event.data.length > 0 ? delimited(event.data.length) : 0)
  const readEventLength = delimited(recordedLength) + 1 + varintSize(logPosition)

  const bytes = Buffer.allocUnsafe(HEADER_SIZE + delimited(readEventLength))
  let at = HEADER_SIZE
  const varint = (value: number) => {
    if (value === DELETED_STREAM) {
      bytes.fill(0xff, at, at + 8)
      bytes[at + 8] = 0x7f
      at += 9
      return
    }
    let rest = value
    while (rest >= 128) {
      bytes[at++] = (rest % 128) | 0x80
      rest = Math.floor(rest / 128)
    }
    bytes[at++] = rest
  }
  const open = (tag: number, length: number) => {
    bytes[at++] = tag
    varint(length)
  }
  const string = (tag: number, value: string, length: number) => {
    open(tag, length)
    bytes.write(value, at, length, 'utf8')
    at += length
  }
  const raw = (tag: number, value: Uint8Array) => {
    if (value.length === 0) return
    open(tag, value.length)
    bytes.set(value, at)
    at += value.length
  }
  /** Notes in the header where the value just written lies. */
  const note = (field: number, length: number) => {
    bytes.writeUInt32LE(at - length - HEADER_SIZE, field)
    bytes.writeUInt32LE(length, field + 4)
  }

  open(0x0a, readEventLength)
  open(0x0a, recordedLength)
  open(0x0a, delimited(event.id.length))
  string(0x12, event.id, event.id.length)
  note(52, event.id.length)
  open(0x12, delimited(streamLength))
  string(0x1a, prepare.streamId, streamLength)
  note(36, streamLength)
  bytes[at++] = 0x18
  varint(eventNumber)
  bytes[at++] = 0x20
  varint(logPosition)
  bytes[at++] = 0x28
  varint(logPosition)
  open(0x32, typeEntry)
  string(0x0a, 'type', 4)
  string(0x12, event.type, typeLength)
  note(44, typeLength)
  open(0x32, contentEntry)
  string(0x0a, 'content-type', 12)
  string(0x12, event.contentType, contentTypeLength)
  open(0x32, createdEntry)
  string(0x0a, 'created', 7)
  string(0x12, created, created.length)
  raw(0x3a, event.metadata)
  raw(0x42, event.data)
  note(60, event.data.length)
  bytes[at++] = 0x18
  varint(logPosition)

  bytes.writeDoubleLE(logPosition, 8)
  bytes.writeDoubleLE(eventNumber, 16)
  bytes.writeDoubleLE(timestamp, 24)
  bytes.writeUInt32LE(prepare.flags, 32)
  return bytes
}
