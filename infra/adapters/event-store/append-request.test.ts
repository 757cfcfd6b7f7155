import { randomUUID } from 'node:crypto'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js'
import { expect, it } from 'vitest'
import { type AppendRequest, encodeAppend } from './append-request.ts'

const event = (data: Record<string, unknown>) => ({ id: randomUUID(), type: 'Noted', data, metadata: { at: 'now', actor: 'Zoë' } })
const request = (change: Partial<AppendRequest> = {}): AppendRequest => ({
  number: 1,
  stream: 'voter-1',
  expected: 7,
  timeoutMs: 1_234,
  events: [event({ n: 1 })],
  ...change,
})

/** The store's own client knows only of a moment, in field 6. A duration stands in field 7 and has the same form. */
const asDuration = (request: Buffer, options: Uint8Array, duration: Uint8Array) => {
  const end = request.indexOf(options) + options.length
  const tag = end - duration.length - 2
  expect(request[tag]).toBe(0x32)
  request[tag] = 0x3a
  return request
}

/** As the store's own client writes it. */
const asGenerated = ({ number, stream, expected, timeoutMs, events }: AppendRequest) => {
  const duration = timestampPb.Timestamp.fromDate(new Date(timeoutMs))
  const options = new streams.BatchAppendReq.Options().setDeadline(duration)
  options.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
  if (expected === 'no-stream') options.setNoStream(new emptyPb.Empty())
  else options.setStreamPosition(String(expected))
  const id = `00000000-0000-0000-0000-${number.toString(16).padStart(12, '0')}`
  const written = new streams.BatchAppendReq().setCorrelationId(new shared.UUID().setString(id)).setOptions(options).setIsFinal(true)
  for (const proposed of events) {
    const message = new streams.BatchAppendReq.ProposedMessage().setId(new shared.UUID().setString(proposed.id))
    message.getMetadataMap().set('type', proposed.type).set('content-type', 'application/json')
    message.setCustomMetadata(Buffer.from(JSON.stringify(proposed.metadata))).setData(Buffer.from(JSON.stringify(proposed.data)))
    written.addProposedMessages(message)
  }
  return asDuration(Buffer.from(written.serializeBinary()), options.serializeBinary(), duration.serializeBinary())
}

it.each<[string, Partial<AppendRequest>]>([
  ['one event', {}],
  ['several events in their order', { events: [event({ n: 1 }), event({ n: 2 }), event({ n: 3 })] }],
  ['a stream that must not be there yet', { expected: 'no-stream' }],
  ['the first and the largest revisions', { expected: 0, number: 2 ** 40 }],
  ['a revision beyond 32 bits', { expected: 2 ** 45 + 3 }],
  ['a full second', { timeoutMs: 2_000 }],
  ['less than a second', { timeoutMs: 1 }],
  ['other alphabets', { stream: 'slug-größe-日本', events: [event({ text: 'Grüße 👋 – 日本語', quote: '"\n' })] }],
  ['lengths around a byte', { events: [100, 120, 127, 128, 129, 16_383, 16_384].map((length) => event({ text: 'x'.repeat(length) })) }],
  ['more than was ever written before', { events: [event({ text: 'é'.repeat(400_000) }), event({ n: 2 })] }],
])('writes %s to the byte as the store’s own client does', (_, change) => {
  const asked = request(change)
  expect(encodeAppend(asked).equals(asGenerated(asked))).toBe(true)
})

it('is not confused by one that could not be written', () => {
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  expect(() => encodeAppend(request({ events: [event({ n: 1 }), event(circular)] }))).toThrow('circular')
  expect(encodeAppend(request()).length).toBe(asGenerated(request()).length)
})
