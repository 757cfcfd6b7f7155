import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js'

const encode = (response: ReadResp) => Buffer.from(response.serializeBinary())

export const confirmation = (subscriptionId: string) =>
  encode(new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId)))

export const checkpoint = (logPosition: number) => {
  const at = String(logPosition)
  return encode(new streams.ReadResp().setCheckpoint(new streams.ReadResp.Checkpoint().setCommitPosition(at).setPreparePosition(at)))
}

export const streamNotFound = (streamId: string) => {
  const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(streamId, 'utf8'))
  return encode(new streams.ReadResp().setStreamNotFound(new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier)))
}

export const caughtUp = () => encode(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()))

export const fellBehind = () => encode(new streams.ReadResp().setFellBehind(new streams.ReadResp.FellBehind()))

/** For clients that ask for ids as two numbers; events are stored with their ids spelled. */
export const withStructuredId = (response: Buffer): Buffer => {
  const message = streams.ReadResp.deserializeBinary(response)
  const recorded = message.getEvent()?.getEvent()
  const digits = recorded?.getId()?.getString().replaceAll('-', '')
  if (!recorded || digits === undefined) return response
  const half = (from: number) => BigInt.asIntN(64, BigInt(`0x${digits.slice(from, from + 16)}`)).toString()
  const structured = new shared.UUID.Structured().setMostSignificantBits(half(0)).setLeastSignificantBits(half(16))
  recorded.setId(new shared.UUID().setStructured(structured))
  return encode(message)
}
