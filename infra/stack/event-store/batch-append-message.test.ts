import { randomUUID } from 'node:crypto'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams, { type BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js'
import { describe, expect, it } from 'vitest'
import { encodeAppend } from '@debut/adapters/event-store/append-request.ts'
import { decodeRequest, encodeAnswer } from './batch-append-message.ts'
import { timeoutStatus } from './batch-status.ts'
import { ExpectedVersion } from './check-commit.ts'
import { proposedEvent, sentEvent } from './proposed-event.ts'

const { Options, ProposedMessage } = streams.BatchAppendReq
const spelled = (id: string) => new shared.UUID().setString(id)
const structured = (most: string, least: string) =>
  new shared.UUID().setStructured(new shared.UUID.Structured().setMostSignificantBits(most).setLeastSignificantBits(least))
const named = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream))
const decoded = (request: BatchAppendReq) => decodeRequest(Buffer.from(request.serializeBinary()))

const message = (id = spelled(randomUUID()), size = 3) => {
  const proposed = new ProposedMessage().setId(id).setData(new Uint8Array(size).fill(7)).setCustomMetadata(Buffer.from('{"größe":1}'))
  proposed.getMetadataMap().set('type', 'Größe').set('content-type', 'application/json').set('more', 'is left out')
  return proposed
}

describe('a request', () => {
  it.each([
    ['in text', spelled(randomUUID())],
    ['in upper case text', spelled(randomUUID().toUpperCase())],
    ['in two integers', structured('-8613303245920329199', '1234605616436508552')],
    ['of zeros', structured('0', '0')],
  ])('gives its events as the generated decoder does, their ids %s', (_, id) => {
    const [one, other] = [message(id), message(spelled(randomUUID()), 70_000)]
    const { events } = decoded(new streams.BatchAppendReq().setProposedMessagesList([one, other]))
    const plain = ({ data, metadata, ...event }: ReturnType<typeof proposedEvent>) => ({
      ...event,
      data: [...data],
      metadata: [...metadata],
    })
    expect(events.map(proposedEvent).map(plain)).toEqual([one, other].map(sentEvent).map(proposedEvent).map(plain))
  })

  it('says what is missing in an event when it is asked for it', () => {
    const { events } = decoded(new streams.BatchAppendReq().setProposedMessagesList([new ProposedMessage()]))
    expect(events).toMatchObject([{ id: '', type: undefined, contentType: undefined }])
  })

  it.each<[string, InstanceType<typeof Options>, number | undefined]>([
    ['a revision', new Options().setStreamPosition('4294967303'), 4_294_967_303],
    ['the first revision', new Options().setStreamPosition('0'), 0],
    ['no stream', new Options().setNoStream(new emptyPb.Empty()), ExpectedVersion.noStream],
    ['any', new Options().setAny(new emptyPb.Empty()), ExpectedVersion.any],
    ['that the stream exists', new Options().setStreamExists(new emptyPb.Empty()), ExpectedVersion.streamExists],
    ['nothing', new Options(), undefined],
  ])('expects %s', (_, options, expectedVersion) => {
    const deadline = new Date(1_790_000_000_123)
    options.setStreamIdentifier(named('größe')).setDeadline(timestampPb.Timestamp.fromDate(deadline))
    expect(decoded(new streams.BatchAppendReq().setOptions(options)).options).toEqual({
      streamId: 'größe',
      expectedVersion,
      deadline: deadline.getTime(),
      timeout: Infinity,
    })
  })

  it('has no deadline where none is said', () => {
    expect(decoded(new streams.BatchAppendReq().setOptions(new Options())).options).toMatchObject({ deadline: Infinity, timeout: Infinity })
  })

  it('may say how long it waits instead of until when', () => {
    const asked = { number: 1, stream: 's', expected: 'no-stream', timeoutMs: 1_234, events: [] } as const
    expect(decodeRequest(encodeAppend(asked)).options).toMatchObject({ deadline: Infinity, timeout: 1_234 })
  })

  it('is final only when it says so', () => {
    expect(decoded(new streams.BatchAppendReq().setIsFinal(true)).isFinal).toBe(true)
    expect(decoded(new streams.BatchAppendReq()).isFinal).toBe(false)
  })
})

describe('an answer', () => {
  const id = spelled(randomUUID())
  const correlationId = Buffer.from(id.serializeBinary())
  const answer = () => new streams.BatchAppendResp().setCorrelationId(id).setStreamIdentifier(named('größe'))
  const at = (position: string) => new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position)
  const { Success } = streams.BatchAppendResp

  it.each([
    ['a first event', { lastEventNumber: 0, logPosition: 128 }, new Success().setCurrentRevision('0').setPosition(at('128'))],
    [
      'a late one',
      { lastEventNumber: 2 ** 40, logPosition: 2 ** 50 },
      new Success().setCurrentRevision(String(2 ** 40)).setPosition(at(String(2 ** 50))),
    ],
    [
      'nothing',
      { lastEventNumber: -1, logPosition: undefined },
      new Success().setNoStream(new emptyPb.Empty()).setNoPosition(new emptyPb.Empty()),
    ],
  ])('is written to the byte as the generated encoder does: %s stored', (_, outcome, success) => {
    const written = encodeAnswer({ correlationId, streamId: 'größe', outcome })
    expect(written.equals(answer().setSuccess(success).serializeBinary())).toBe(true)
  })

  it('is written so for a refusal too', () => {
    const written = encodeAnswer({ correlationId, streamId: 'größe', outcome: { error: timeoutStatus() } })
    expect(written.equals(answer().setError(timeoutStatus()).serializeBinary())).toBe(true)
  })
})
