import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Duplex } from 'node:stream'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { Metadata, type ServerDuplexStream } from '@grpc/grpc-js'
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js'
import timestampPb from 'google-protobuf/google/protobuf/timestamp_pb.js'
import { expect, it } from 'vitest'
import { encodeAppend } from '../../adapters/event-store/append-request.ts'
import { acceptEveryone } from './authentication.ts'
import { type BatchAppendAnswer, type BatchAppendRequest, decodeRequest } from './batch-append-message.ts'
import { batchAppendService } from './batch-append-service.ts'
import { OpenCalls } from './open-calls.ts'
import type { StorageWriter, WriteResult } from './storage-writer.ts'

/** A disk that answers when it is told to, and a call whose replies are kept. */
const stalled = () => {
  const stored = Promise.withResolvers<WriteResult>()
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
  const writer = { append: () => stored.promise, congested: false } as unknown as StorageWriter
  const deps = { writer, authenticate: acceptEveryone, calls: new OpenCalls(), clock: Date.now, warn: () => undefined }
  batchAppendService(deps)(call as unknown as ServerDuplexStream<BatchAppendRequest, BatchAppendAnswer>)
  return { call, replies, stored }
}

const write = (deadline: Date) =>
  decodeRequest(
    Buffer.from(
      new streams.BatchAppendReq()
        .setCorrelationId(new shared.UUID().setString(randomUUID()))
        .setIsFinal(true)
        .setOptions(
          new streams.BatchAppendReq.Options()
            .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from('s')))
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
])('answers a write that the disk keeps too long with a timeout, and not again when it is stored after all: told %s', async (_, asked) => {
  const { call, replies, stored } = stalled()
  call.push(asked())
  await once(call, 'reply')
  const [reply] = replies
  expect(reply && 'error' in reply && reply.error.getDetails()?.getTypeName()).toBe('event_store.client.Timeout')
  stored.resolve({ result: 'Success', lastEventNumber: 0, logPosition: 128 })
  call.push(null)
  await once(call, 'finish')
  expect(replies).toHaveLength(1)
})

it('waits for the disk when the client has said all, then ends the call', async () => {
  const { call, replies, stored } = stalled()
  call.push(write(new Date(Date.now() + 60_000)))
  call.push(null)
  await once(call, 'end')
  expect([replies.length, call.writableEnded]).toEqual([0, false])
  stored.resolve({ result: 'Success', lastEventNumber: 4, logPosition: 128 })
  await once(call, 'finish')
  expect(replies).toMatchObject([{ lastEventNumber: 4, logPosition: 128 }])
})
