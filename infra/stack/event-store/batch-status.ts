import shared from '@eventstore/db-client/generated/shared_pb.js'
import statusPb, { type Status } from '@eventstore/db-client/generated/status_pb.js'
import { status } from '@grpc/grpc-js'
import anyPb from 'google-protobuf/google/protobuf/any_pb.js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import { WireWriter } from '@debut/adapters/event-store/wire-writer.ts'
import { ExpectedVersion } from './check-commit.ts'

type Message = { serializeBinary(): Uint8Array }

/** A google.rpc.Status, its details one of the messages that clients unpack by name. */
const refusal = (code: number, message: string, detail: Message, typeName: string): Status => {
  const details = new anyPb.Any()
  details.pack(detail.serializeBinary(), typeName)
  return new statusPb.Status().setCode(code).setMessage(message).setDetails(details)
}

const named = (code: number, name: string, detail: Message) => refusal(code, name, detail, `event_store.client.${name}`)

export const accessDeniedStatus = () => named(status.PERMISSION_DENIED, 'AccessDenied', new shared.AccessDenied())

export const timeoutStatus = () => named(status.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout())

export const badRequestStatus = (why: string) => named(status.INVALID_ARGUMENT, 'BadRequest', new shared.BadRequest().setMessage(why))

export const maxAppendSizeExceededStatus = (limit: number) =>
  named(status.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit))

/** Servers send this from version 24.10 on. The client's version does not know the message. */
export const maxAppendEventSizeExceededStatus = (eventId: string, size: number, limit: number) => {
  const writer = new WireWriter()
  writer.begin()
  for (const [tag, value] of [
    [0x18, limit],
    [0x10, size],
  ] as const) {
    writer.varint(value)
    writer.byte(tag)
  }
  writer.string(0x0a, eventId)
  return named(status.INVALID_ARGUMENT, 'MaximumAppendEventSizeExceeded', { serializeBinary: () => writer.take() })
}

export const streamDeletedStatus = (streamId: string) => {
  const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(streamId, 'utf8'))
  return named(status.NOT_FOUND, 'StreamDeleted', new shared.StreamDeleted().setStreamIdentifier(identifier))
}

export const unavailableStatus = (why: string) => refusal(status.UNAVAILABLE, why, new emptyPb.Empty(), 'google.protobuf.Empty')

export const wrongExpectedVersionStatus = (expectedVersion: number, currentVersion: number) => {
  const wrong = new shared.WrongExpectedVersion()
  if (currentVersion < 0) wrong.setCurrentNoStream(new emptyPb.Empty())
  else wrong.setCurrentStreamRevision(String(currentVersion))
  if (expectedVersion === ExpectedVersion.any) wrong.setExpectedAny(new emptyPb.Empty())
  else if (expectedVersion === ExpectedVersion.noStream) wrong.setExpectedNoStream(new emptyPb.Empty())
  else if (expectedVersion === ExpectedVersion.streamExists) wrong.setExpectedStreamExists(new emptyPb.Empty())
  else wrong.setExpectedStreamPosition(String(expectedVersion))
  return named(status.ALREADY_EXISTS, 'WrongExpectedVersion', wrong)
}
