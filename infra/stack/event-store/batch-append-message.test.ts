import { randomUUID } from 'node:crypto'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams, { type BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js'
import { describe, expect, it } from 'vitest'
import { encodeAppend } from '@debut/adapters/event-store/append-request.ts'
import { decodeRequest } from './batch-append-message.ts'
import { ExpectedVersion } from './check-commit.ts'
import { proposedEvent } from './proposed-event.ts'

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
    ['in text', spelled('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')],
    ['in upper case text', spelled('4FD7BE23-5C6D-4A3C-8F4E-0A2B5A4F8C11')],
    ['in two integers', structured('5753276108072897084', '-8120541896787391471')],
  ])('gives its events, their ids %s', (_, id) => {
    const { events } = decoded(new streams.BatchAppendReq().setProposedMessagesList([message(id), message(spelled(randomUUID()), 70_000)]))
    const [one, other] = events.map(proposedEvent)
    expect(one).toMatchObject({ id: '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11', type: 'Größe', contentType: 'application/json' })
    expect([...(one?.data ?? [])]).toEqual([7, 7, 7])
    expect(Buffer.from(one?.metadata ?? []).toString()).toBe('{"größe":1}')
    expect(other?.data).toHaveLength(70_000)
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
