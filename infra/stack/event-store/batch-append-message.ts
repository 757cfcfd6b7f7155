import shared from '@eventstore/db-client/generated/shared_pb.js'
import { WireMessage } from '@debut/adapters/event-store/wire-message.ts'
import { WireWriter } from '@debut/adapters/event-store/wire-writer.ts'
import type { Status } from '@eventstore/db-client/generated/status_pb.js'
import { ExpectedVersion } from './check-commit.ts'
import { type SentEvent, uuidOf } from './proposed-event.ts'

/** A write or a part of one, as it was sent. */
export type BatchAppendRequest = {
  /** An encoded UUID: its answer repeats it. */
  readonly correlationId: Buffer | undefined
  readonly options: WriteOptions | undefined
  readonly events: readonly SentEvent[]
  readonly isFinal: boolean
}

export type WriteOptions = {
  readonly streamId: string
  readonly expectedVersion: number | undefined
  /** Milliseconds since the Unix epoch, by the client's clock. */
  readonly deadline: number
  /** Milliseconds from when it arrives; clients say one or the other. */
  readonly timeout: number
}

export type BatchAppendAnswer = {
  readonly correlationId: Buffer | undefined
  readonly streamId: string
  readonly outcome: { readonly error: Status } | { readonly lastEventNumber: number; readonly logPosition: number | undefined }
}

/** The numbers of the fields in EventStoreDB's streams.proto and shared.proto. */
const Request = { correlationId: 1, options: 2, proposedMessage: 3, isFinal: 4 }
const Options = { streamIdentifier: 1, streamPosition: 2, noStream: 3, any: 4, streamExists: 5, deadline: 6, timeout: 7 }
/** A timestamp has them, and a duration. */
const Time = { seconds: 1, nanos: 2 }
const Proposed = { id: 1, property: 2, metadata: 3, data: 4 }
const Uuid = { text: 2 }
const StreamIdentifier = { name: 3 }
const Entry = { key: 1, value: 2 }

const NOTHING: Buffer = Buffer.alloc(0)

/** A BatchAppendReq. By hand, as the generated decoder costs more than all that is then done with it; it reads what is rare. */
export const decodeRequest = (bytes: Buffer): BatchAppendRequest => {
  let correlationId: Buffer | undefined
  let options: WriteOptions | undefined
  let isFinal = false
  const events: SentEvent[] = []
  const request = new WireMessage(bytes)
  while (request.next()) {
    if (request.field === Request.correlationId) correlationId = request.bytes
    else if (request.field === Request.options) options = optionsOf(request.message)
    else if (request.field === Request.proposedMessage) events.push(eventOf(request.message))
    else if (request.field === Request.isFinal) isFinal = request.number !== 0
  }
  return { correlationId, options, events, isFinal }
}

const optionsOf = (options: WireMessage): WriteOptions => {
  let streamId = ''
  let expectedVersion: number | undefined
  let deadline = Infinity
  let timeout = Infinity
  while (options.next()) {
    switch (options.field) {
      case Options.streamIdentifier:
        streamId = options.message.textAt(StreamIdentifier.name)
        break
      case Options.streamPosition:
        expectedVersion = options.number
        break
      case Options.noStream:
        expectedVersion = ExpectedVersion.noStream
        break
      case Options.any:
        expectedVersion = ExpectedVersion.any
        break
      case Options.streamExists:
        expectedVersion = ExpectedVersion.streamExists
        break
      case Options.deadline:
        deadline = millisecondsOf(options.message)
        break
      case Options.timeout:
        timeout = millisecondsOf(options.message)
        break
    }
  }
  return { streamId, expectedVersion, deadline, timeout }
}

const millisecondsOf = (time: WireMessage): number => {
  let milliseconds = 0
  while (time.next()) {
    if (time.field === Time.seconds) milliseconds += time.number * 1_000
    else if (time.field === Time.nanos) milliseconds += time.number / 1e6
  }
  return milliseconds
}

const eventOf = (event: WireMessage): SentEvent => {
  let id = ''
  let type: string | undefined
  let contentType: string | undefined
  let data = NOTHING
  let metadata = NOTHING
  while (event.next()) {
    switch (event.field) {
      case Proposed.id:
        id = event.message.textAt(Uuid.text) || uuidOf(shared.UUID.deserializeBinary(event.bytes))
        break
      case Proposed.property: {
        const entry = event.message
        const key = entry.textAt(Entry.key)
        if (key === 'type') type = entry.textAt(Entry.value)
        else if (key === 'content-type') contentType = entry.textAt(Entry.value)
        break
      }
      case Proposed.metadata:
        metadata = event.bytes
        break
      case Proposed.data:
        data = event.bytes
        break
    }
  }
  return { id, type, contentType, data, metadata }
}

const writer = new WireWriter()

/** A BatchAppendResp. By hand for the same reason. */
export const encodeAnswer = ({ correlationId, streamId, outcome }: BatchAppendAnswer): Buffer => {
  writer.begin()
  writer.string(0x1a, streamId)
  writer.close(0x22, 0)
  if ('error' in outcome) writer.bytes(0x12, outcome.error.serializeBinary())
  else success(outcome.lastEventNumber, outcome.logPosition)
  if (correlationId) writer.bytes(0x0a, correlationId)
  return writer.take()
}

const success = (lastEventNumber: number, logPosition: number | undefined) => {
  const since = writer.written
  if (logPosition === undefined) writer.close(0x22, writer.written)
  else {
    const position = writer.written
    number(0x10, logPosition)
    number(0x08, logPosition)
    writer.close(0x1a, position)
  }
  if (lastEventNumber < 0) writer.close(0x12, writer.written)
  else number(0x08, lastEventNumber)
  writer.close(0x1a, since)
}

const number = (tag: number, value: number) => {
  writer.varint(value)
  writer.byte(tag)
}
