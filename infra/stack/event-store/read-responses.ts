import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { structured } from './proposed-event.ts'

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
  const id = recorded?.getId()
  if (!recorded || id === undefined) return response
  recorded.setId(structured(id))
  return encode(message)
}
