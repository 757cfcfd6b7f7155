import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { Metadata, type ServerDuplexStream } from '@grpc/grpc-js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js'
import { expect, it } from 'vitest'
import { encodeAppend } from '@debut/adapters/event-store/append-request.ts'
import { allowEveryone } from './access-control.ts'
import { type BatchAppendAnswer, type BatchAppendRequest, decodeRequest } from './batch-append-message.ts'
import { batchAppendService } from './batch-append-service.ts'
import { OpenCalls } from './open-calls.ts'
import { limits } from './proposed-event.ts'
import type { StorageWriter, WriteResult } from './storage-writer.ts'

/** A disk that finishes one write after the other when `store` is called, and a call whose replies are kept. */
const stalled = () => {
  const waiting: ((result: WriteResult) => void)[] = []
  const replies: BatchAppendAnswer['outcome'][] = []
  const stream = new Duplex({
    objectMode: true,
    read: () => undefined,
    write({ outcome }: BatchAppendAnswer, _encoding, done) {
      replies.push(outcome)
      stream.emit('reply')
      done()
    },
  })
  const call = Object.assign(stream, { metadata: new Metadata(), cancelled: false })
  const append = () => new Promise<WriteResult>((resolve) => waiting.push(resolve))
  const writer = { append, congested: false } as unknown as StorageWriter
  const deps = { writer, authorize: allowEveryone, limits, calls: new OpenCalls(), clock: Date.now, warn: () => undefined }
  batchAppendService(deps)(call as unknown as ServerDuplexStream<BatchAppendRequest, BatchAppendAnswer>)
  /** Finishes the next write; then what waits for it has been resolved. */
  const store = async (lastEventNumber: number) => {
    while (waiting.length === 0) await setImmediate()
    waiting.shift()?.({ result: 'Success', lastEventNumber, logPosition: 128 })
    await setImmediate()
  }
  const endClientSide = async () => {
    call.push(null)
    await once(call, 'end')
  }
  return { call, replies, store, endClientSide }
}

const write = (deadline: Date, stream = 's') =>
  decodeRequest(
    Buffer.from(
      new streams.BatchAppendReq()
        .setCorrelationId(new shared.UUID().setString(randomUUID()))
        .setIsFinal(true)
        .setOptions(
          new streams.BatchAppendReq.Options()
            .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
            .setAny(new emptyPb.Empty())
            .setDeadline(timestampPb.Timestamp.fromDate(deadline)),
        )
        .serializeBinary(),
    ),
  )

const within = (timeoutMs: number) => decodeRequest(encodeAppend({ number: 1, stream: 's', expected: 'no-stream', timeoutMs, events: [] }))

it.each([
  ['until when', () => write(new Date(Date.now() + 50))],
  ['how long', () => within(50)],
])('answers a write that the disk keeps too long with a timeout, and not again when it is stored after all: given %s', async (_, asked) => {
  const { call, replies, store } = stalled()
  call.push(asked())
  await once(call, 'reply')
  const [reply] = replies
  expect(reply && 'error' in reply && reply.error.getDetails()?.getTypeName()).toBe('event_store.client.Timeout')
  await store(0)
  expect(replies).toHaveLength(1)
})

const minute = () => new Date(Date.now() + 60_000)

it('waits for the disk when the client has said all, then ends the call', async () => {
  const { call, replies, store, endClientSide } = stalled()
  call.push(write(minute()))
  await endClientSide()
  expect([replies.length, call.writableEnded]).toEqual([0, false])
  await store(4)
  expect(replies).toMatchObject([{ lastEventNumber: 4, logPosition: 128 }])
  expect(call.writableEnded).toBe(true)
})

it('ends the call with the next answer after the client has said all, whatever still waits', async () => {
  const { call, replies, store, endClientSide } = stalled()
  for (let count = 0; count < 4; count++) call.push(write(minute()))
  await store(0)
  await endClientSide()
  expect(call.writableEnded).toBe(false)
  await store(1)
  expect(call.writableEnded).toBe(true)
  await store(2)
  expect(replies).toMatchObject([{ lastEventNumber: 0 }, { lastEventNumber: 1 }])
})

it('does not end a call by itself whose writes were all answered before the client had said all', async () => {
  const { call, store, endClientSide } = stalled()
  call.push(write(minute()))
  await store(0)
  await endClientSide()
  expect(call.writableEnded).toBe(false)
})

it('does not end a call by itself after it has refused what never was a write', async () => {
  const { call, replies, store, endClientSide } = stalled()
  call.push(write(minute(), ''))
  call.push(write(minute()))
  await endClientSide()
  await store(0)
  expect(replies).toHaveLength(2)
  expect(call.writableEnded).toBe(false)
})
