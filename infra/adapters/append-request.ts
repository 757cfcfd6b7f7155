import type { ExpectedRevision, NewEvent } from './event-store.ts'

export interface AppendRequest {
  /** Tells its answer from those to others on the same stream. */
  readonly number: number
  readonly stream: string
  readonly expected: ExpectedRevision
  /** Milliseconds since the Unix epoch: whoever asks has given up by then. */
  readonly deadline: number
  readonly events: readonly NewEvent[]
}

/** It has to be a UUID, and all that matters is that no other request has it. */
const correlationId = (number: number) => `00000000-0000-0000-0000-${number.toString(16).padStart(12, '0')}`

/** Protobuf from its end to its beginning: what is nested is there before its length is due. */
class BackwardsWriter {
  #bytes = Buffer.allocUnsafeSlow(16_384)
  #left = this.#bytes.length

  /** What is written stands before what was written until then. */
  get written(): number {
    return this.#bytes.length - this.#left
  }

  byte(value: number): void {
    this.#make(1)
    this.#bytes[--this.#left] = value
  }

  varint(value: number): void {
    if (value < 128) return this.byte(value)
    this.varint(Math.floor(value / 128))
    this.byte((value % 128) | 128)
  }

  string(tag: number, text: string): void {
    const length = Buffer.byteLength(text)
    this.#make(length)
    this.#left -= length
    this.#bytes.write(text, this.#left, length)
    this.close(tag, this.written - length)
  }

  /** Everything since that point becomes one field. */
  close(tag: number, since: number): void {
    this.varint(this.written - since)
    this.byte(tag)
  }

  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(this.#left))
    this.#left = this.#bytes.length
    return taken
  }

  #make(room: number): void {
    if (room <= this.#left) return
    const larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + room)
    this.#bytes.copy(larger, larger.length - this.written, this.#left)
    this.#left += larger.length - this.#bytes.length
    this.#bytes = larger
  }
}

const writer = new BackwardsWriter()

const property = (name: string, value: string) => {
  const since = writer.written
  writer.string(0x12, value)
  writer.string(0x0a, name)
  writer.close(0x12, since)
}

const uuid = (id: string) => {
  const since = writer.written
  writer.string(0x12, id)
  writer.close(0x0a, since)
}

const proposedMessage = ({ id, type, data, metadata }: NewEvent) => {
  const since = writer.written
  writer.string(0x22, JSON.stringify(data))
  writer.string(0x1a, JSON.stringify(metadata))
  property('type', type)
  property('content-type', 'application/json')
  uuid(id)
  writer.close(0x1a, since)
}

const options = ({ stream, expected, deadline }: AppendRequest) => {
  const since = writer.written
  const milliseconds = deadline % 1_000
  if (milliseconds > 0) {
    writer.varint(milliseconds * 1_000_000)
    writer.byte(0x10)
  }
  writer.varint(Math.floor(deadline / 1_000))
  writer.byte(0x08)
  writer.close(0x32, since)
  if (expected === 'no-stream') writer.close(0x1a, writer.written)
  else {
    writer.varint(expected)
    writer.byte(0x10)
  }
  const name = writer.written
  writer.string(0x1a, stream)
  writer.close(0x0a, name)
  writer.close(0x12, since)
}

/** A BatchAppendReq. By hand, as the generated encoder and its client's way there take a third of a command's time: each event is written three times. */
export const encodeAppend = (request: AppendRequest): Buffer => {
  writer.byte(1)
  writer.byte(0x20)
  for (const event of request.events.toReversed()) proposedMessage(event)
  options(request)
  uuid(correlationId(request.number))
  return writer.take()
}
