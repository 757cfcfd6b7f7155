import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { Status } from '@eventstore/db-client/generated/status_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import durationPb from 'google-protobuf/google/protobuf/duration_pb.js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import { WireMessage } from '@debut/adapters/event-store/wire-message.ts'
import { ExpectedVersion } from './check-commit.ts'
import { type SentEvent, sentEvent } from './proposed-event.ts'

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

/** A BatchAppendReq. */
export const decodeRequest = (bytes: Buffer): BatchAppendRequest => {
  const request = streams.BatchAppendReq.deserializeBinary(bytes)
  const correlationId = request.getCorrelationId()
  const options = request.getOptions()
  return {
    correlationId: correlationId && Buffer.from(correlationId.serializeBinary()),
    options: options && {
      streamId: Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
      expectedVersion: expectedVersionIn(options),
      deadline: millisecondsOf(options.getDeadline()),
      timeout: timeoutIn(bytes),
    },
    events: request.getProposedMessagesList().map(sentEvent),
    isFinal: request.getIsFinal(),
  }
}

type Options = InstanceType<typeof streams.BatchAppendReq.Options>

const expectedVersionIn = (options: Options): number | undefined => {
  if (options.hasStreamPosition()) return Number(options.getStreamPosition())
  if (options.hasNoStream()) return ExpectedVersion.noStream
  if (options.hasAny()) return ExpectedVersion.any
  return options.hasStreamExists() ? ExpectedVersion.streamExists : undefined
}

/** A timestamp, or a duration. */
const millisecondsOf = (time: { getSeconds(): number; getNanos(): number } | undefined): number =>
  time === undefined ? Infinity : time.getSeconds() * 1_000 + time.getNanos() / 1e6

/** The numbers of the fields in EventStoreDB's streams.proto. */
const OPTIONS = 2
const TIMEOUT = 7

/** The generated decoder is older than this field, and leaves it out. */
const timeoutIn = (bytes: Buffer): number => {
  const request = new WireMessage(bytes)
  while (request.next()) {
    if (request.field !== OPTIONS) continue
    const options = request.message
    while (options.next()) if (options.field === TIMEOUT) return millisecondsOf(durationPb.Duration.deserializeBinary(options.bytes))
  }
  return Infinity
}

/** A BatchAppendResp. */
export const encodeAnswer = ({ correlationId, streamId, outcome }: BatchAppendAnswer): Buffer => {
  const answer = new streams.BatchAppendResp().setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(streamId)))
  if (correlationId) answer.setCorrelationId(shared.UUID.deserializeBinary(correlationId))
  if ('error' in outcome) answer.setError(outcome.error)
  else answer.setSuccess(success(outcome.lastEventNumber, outcome.logPosition))
  return Buffer.from(answer.serializeBinary())
}

const success = (lastEventNumber: number, logPosition: number | undefined) => {
  const stored = new streams.BatchAppendResp.Success()
  if (lastEventNumber < 0) stored.setNoStream(new emptyPb.Empty())
  else stored.setCurrentRevision(String(lastEventNumber))
  if (logPosition === undefined) return stored.setNoPosition(new emptyPb.Empty())
  return stored.setPosition(new shared.AllStreamPosition().setCommitPosition(String(logPosition)).setPreparePosition(String(logPosition)))
}
