import type { Status } from '@eventstore/db-client/generated/status_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { WireMessage } from './wire-message.ts'

/** What a store says of one append: where it put the events, where it says so, or why it didn't. */
export type AppendAnswer =
  | { readonly number: number; readonly position: number | undefined }
  | { readonly number: number; readonly error: Status }

/** The numbers of the fields in EventStoreDB's streams.proto and shared.proto. */
const Answer = { correlationId: 1, error: 2, success: 3 }
const Uuid = { structured: 1, text: 2 }
const Structured = { leastSignificantBits: 2 }
const Success = { position: 3 }
const Position = { commit: 1 }

/** A BatchAppendResp. By hand, as the generated decoder costs more than all else about an answer; it reads the rare refusals. */
export const decodeAnswer = (bytes: Buffer): AppendAnswer => {
  let number = 0
  let position: number | undefined
  let error: Status | undefined
  const answer = new WireMessage(bytes)
  while (answer.next()) {
    if (answer.field === Answer.correlationId) number = numberIn(answer.message)
    else if (answer.field === Answer.success) position = positionIn(answer.message)
    else if (answer.field === Answer.error) error = streams.BatchAppendResp.deserializeBinary(bytes).getError()
  }
  return error === undefined ? { number, position } : { number, error }
}

/** The number that the request gave, however the store spells a UUID. */
const numberIn = (uuid: WireMessage): number => {
  while (uuid.next()) {
    if (uuid.field === Uuid.text) return Number.parseInt(uuid.text.slice(-12), 16)
    if (uuid.field === Uuid.structured) return uuid.message.numberAt(Structured.leastSignificantBits)
  }
  return 0
}

const positionIn = (success: WireMessage): number | undefined => {
  while (success.next()) if (success.field === Success.position) return success.message.numberAt(Position.commit)
  return undefined
}
