import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { BACKWARDS, END } from '@eventstore/db-client'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streamsPb, { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import { status, type ClientDuplexStream, type ServiceError } from '@grpc/grpc-js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { uuidOf } from './proposed-event.ts'
import { collect, event, newStream, serverUnderTest, type ServerUnderTest, takes } from './testing/server-under-test.ts'

let server: ServerUnderTest
let call: ClientDuplexStream<BatchAppendReq, BatchAppendResp>
let replies: BatchAppendResp[]
/** Settles when the server has ended the call. */
let ended: Promise<ServiceError | undefined>

beforeAll(async () => {
  server = await serverUnderTest()
})
afterAll(() => server.close())

beforeEach(() => {
  replies = []
  call = server.streams.batchAppend()
  call.on('data', (reply: BatchAppendResp) => replies.push(reply))
  ended = new Promise((resolve) => {
    call.on('error', resolve)
    call.on('end', () => resolve(undefined))
  })
})
afterEach(() => call.cancel())

type Part = { id: string; stream?: string; deadline?: Date; sizes?: number[]; final?: boolean; type?: string | undefined }

const part = ({ id, stream, deadline, sizes = [], final = false, ...said }: Part) => {
  const request = new streamsPb.BatchAppendReq().setCorrelationId(new shared.UUID().setString(id)).setIsFinal(final)
  if (stream !== undefined) {
    const options = new streamsPb.BatchAppendReq.Options().setNoStream(new emptyPb.Empty())
    if (stream !== '') options.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
    if (deadline) options.setDeadline(timestampPb.Timestamp.fromDate(deadline))
    request.setOptions(options)
  }
  for (const size of sizes) {
    const message = new streamsPb.BatchAppendReq.ProposedMessage().setId(new shared.UUID().setString(randomUUID()))
    const type = 'type' in said ? said.type : 'Happened'
    if (type !== undefined) message.getMetadataMap().set('type', type)
    message.getMetadataMap().set('content-type', 'application/octet-stream')
    request.addProposedMessages(message.setData(new Uint8Array(size)))
  }
  return request
}

const send = (...parts: Part[]) => parts.forEach((one) => call.write(part(one)))

/** A real server spells the id as two numbers if a write timed out, and as text otherwise. */
const idOf = (reply: BatchAppendResp) => uuidOf(reply.getCorrelationId())
const isStructured = (reply: BatchAppendResp | undefined) => reply?.getCorrelationId()?.hasStructured()

const answerTo = async (id: string) => {
  while (!replies.some((reply) => idOf(reply) === id)) await once(call, 'data')
}

/** What was answered until a write that comes last is: a server need not end the call, nor answer all before it does. */
const allReplies = async () => {
  const last = randomUUID()
  send({ id: last, stream: newStream(), sizes: [1], final: true })
  await answerTo(last)
  return replies.slice(0, -1).map((reply) => ({
    id: idOf(reply),
    stream: Buffer.from(reply.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
    revision: reply.getSuccess()?.getCurrentRevision(),
    error: reply.getError()?.getDetails()?.getTypeName(),
  }))
}

const lengthOf = async (stream: string) => (await collect(server.client.readStream(stream))).length

it('joins the parts of a write and answers once, after the last', async () => {
  const [id, stream] = [randomUUID(), newStream()]
  send({ id, stream, sizes: [1, 2] }, { id, sizes: [3] }, { id, sizes: [4], final: true })
  expect(await allReplies()).toEqual([{ id, stream, revision: '3', error: undefined }])
  expect(await lengthOf(stream)).toBe(4)
})

it('keeps writes apart whose parts are interleaved', async () => {
  const [a, b, streamA, streamB] = [randomUUID(), randomUUID(), newStream(), newStream()]
  send({ id: a, stream: streamA, sizes: [1] }, { id: b, stream: streamB, sizes: [1] }, { id: a, sizes: [1], final: true })
  send({ id: b, sizes: [1, 1], final: true })
  const answers = await allReplies()
  expect(answers).toHaveLength(2)
  expect(answers).toContainEqual({ id: a, stream: streamA, revision: '1', error: undefined })
  expect(answers).toContainEqual({ id: b, stream: streamB, revision: '2', error: undefined })
})

it('stores writes in the order in which they are sent, on however many streams', async () => {
  const streams = Array.from({ length: 100 }, newStream)
  send(...streams.map((stream, index) => ({ id: randomUUID(), stream, sizes: [index % 10 === 0 ? 50_000 : 10], final: true })))
  await allReplies()
  const stored = await collect(server.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1_000 }))
  const order = stored.map(({ event: found }) => found?.streamId ?? '').filter((stream) => streams.includes(stream))
  expect(order.toReversed()).toEqual(streams)
})

it('answers a write that grows too large once, whatever comes after', async () => {
  const [id, stream] = [randomUUID(), newStream()]
  const part = Math.min(takes.append, takes.message) / 2 + 1
  const parts = Math.ceil(takes.append / part) + 1
  send({ id, stream, sizes: [part] }, ...Array.from({ length: parts }, () => ({ id, sizes: [part] })), { id, sizes: [1], final: true })
  expect(await allReplies()).toMatchObject([{ id, stream, error: 'event_store.client.MaximumAppendSizeExceeded' }])
  await expect(lengthOf(stream)).rejects.toThrow()
})

it('ignores parts of a write whose beginning it never received', async () => {
  const [id, stream] = [randomUUID(), newStream()]
  send({ id: randomUUID(), sizes: [1], final: true }, { id, stream, sizes: [1], final: true })
  expect((await allReplies()).map((answer) => answer.id)).toEqual([id])
})

it('refuses a write whose deadline has passed, and stores nothing', async () => {
  const [id, stream] = [randomUUID(), newStream()]
  send({ id, stream, deadline: new Date(Date.now() - 1000), sizes: [1], final: true })
  expect(await allReplies()).toMatchObject([{ id, stream, error: 'event_store.client.Timeout' }])
  expect(replies.map(isStructured)).toEqual([true, false])
  await expect(lengthOf(stream)).rejects.toThrow()
})

it('gives up a write that is not complete by its deadline', async () => {
  const [id, stream] = [randomUUID(), newStream()]
  const answered = new Promise((resolve) => call.once('data', resolve))
  send({ id, stream, deadline: new Date(Date.now() + 300), sizes: [1] })
  await answered
  send({ id, sizes: [1], final: true })
  expect(await allReplies()).toMatchObject([{ id, stream, error: 'event_store.client.Timeout' }])
  expect(isStructured(replies[0])).toBe(true)
  await expect(lengthOf(stream)).rejects.toThrow()
})

it('answers a write of a wrong form by itself and goes on with the others', async () => {
  const [untyped, unnamed, nameless, good, stream] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), newStream()]
  send({ id: untyped, stream: newStream(), sizes: [1], type: undefined, final: true })
  send({ id: unnamed, stream: newStream(), sizes: [1], type: '', final: true })
  send({ id: nameless, stream: '', sizes: [1], final: true })
  send({ id: good, stream, sizes: [1], final: true })
  const answers = await allReplies()
  expect(answers).toHaveLength(4)
  expect(answers.find(({ id }) => id === unnamed)?.error).toBe('event_store.client.BadRequest')
  expect(answers.find(({ id }) => id === untyped)?.error).toBe('event_store.client.BadRequest')
  expect(answers.find(({ id }) => id === nameless)?.error).toBe('event_store.client.BadRequest')
  expect(answers.find(({ id }) => id === good)?.revision).toBe('0')
})

it('takes the first of two writes to one stream and refuses the second, whichever it answers first', async () => {
  const [first, second, stream] = [randomUUID(), randomUUID(), newStream()]
  send({ id: first, stream, sizes: [1], final: true }, { id: second, stream, sizes: [1], final: true })
  await answerTo(first)
  await answerTo(second)
  const answers = Object.fromEntries((await allReplies()).map(({ id, ...answer }) => [id, answer]))
  expect(answers).toMatchObject({ [first]: { revision: '0' }, [second]: { error: 'event_store.client.WrongExpectedVersion' } })
})

it('takes an empty write as a question for the last revision', async () => {
  const [id, stream] = [randomUUID(), newStream()]
  send({ id, stream, final: true })
  const [answer] = await allReplies()
  expect(answer).toMatchObject({ id, error: undefined })
  expect(replies[0]?.getSuccess()?.hasNoStream()).toBe(true)
  await expect(lengthOf(stream)).rejects.toThrow()
})

it('stores what came before the client had said all, though it may end the call before it has answered all', async () => {
  const writes = Array.from({ length: 50 }, () => ({ id: randomUUID(), stream: newStream(), sizes: [1], final: true }))
  send(...writes)
  call.end()
  await vi.waitFor(async () => expect(await Promise.all(writes.map(({ stream }) => lengthOf(stream)))).toEqual(writes.map(() => 1)), 5_000)
})

it('never ends a call by itself in which it refused what never was a write', async () => {
  const [nameless, good] = [randomUUID(), randomUUID()]
  send({ id: nameless, stream: '', sizes: [1], final: true }, { id: good, stream: newStream(), sizes: [1], final: true })
  call.end()
  await Promise.all([answerTo(nameless), answerTo(good)])
  await server.client.appendToStream(newStream(), event())
  expect(await Promise.race([ended.then(() => 'ended'), setImmediate('open')])).toBe('open')
})

it('ends the call on a message that is too large, and only that call', async () => {
  send({ id: randomUUID(), stream: newStream(), sizes: [takes.message + 1024 * 1024], final: true })
  expect((await ended)?.code).toBe(status.RESOURCE_EXHAUSTED)
  await expect(server.client.appendToStream(newStream(), event())).resolves.toMatchObject({ success: true })
})

it('refuses an Append without an event type, and says what is missing', async () => {
  const refusal = await new Promise<ServiceError | null>((resolve) => {
    const append = server.streams.append((error) => resolve(error))
    const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(newStream()))
    append.write(
      new streamsPb.AppendReq().setOptions(new streamsPb.AppendReq.Options().setStreamIdentifier(identifier).setAny(new shared.Empty())),
    )
    const message = new streamsPb.AppendReq.ProposedMessage().setId(new shared.UUID().setString(randomUUID()))
    append.write(new streamsPb.AppendReq().setProposedMessage(message))
    append.end()
  })
  expect(refusal?.code).toBe(status.INVALID_ARGUMENT)
  expect(refusal?.metadata.get('exception')).toEqual(['missing-required-metadata-property'])
})
