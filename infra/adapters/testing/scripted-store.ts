import { once } from 'node:events'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { Metadata, Server, ServerCredentials, type ServerDuplexStream, type ServerWritableStream, status } from '@grpc/grpc-js'
import { onTestFinished } from 'vitest'
import {
  type BatchAppendAnswer,
  type BatchAppendRequest,
  decodeRequest,
  encodeAnswer,
} from '@debut/stack/event-store/batch-append-message.ts'
import { HOST } from './log-in-tests.ts'

interface Script {
  readonly batchAppend: (call: ServerDuplexStream<BatchAppendRequest, BatchAppendAnswer>) => void
  readonly read?: (call: ServerWritableStream<unknown, Buffer>) => void
}

/** A server that a test plays. */
export const scriptedStore = async (script: Script): Promise<number> => {
  const server = new Server()
  const { batchAppend, read } = StreamsService
  server.addService(
    {
      batchAppend: { ...batchAppend, requestDeserialize: decodeRequest, responseSerialize: encodeAnswer },
      read: { ...read, responseSerialize: (response: Buffer) => response },
    },
    { read: (call: ServerWritableStream<unknown, Buffer>) => call.end(), ...script },
  )
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${HOST}:0`, ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound)))
  })
  onTestFinished(() => server.forceShutdown())
  return port
}

/** A node that knows the leader. */
export const follower = (leader: number): Promise<number> => {
  const metadata = new Metadata()
  metadata.set('exception', 'not-leader')
  metadata.set('leader-endpoint-host', HOST)
  metadata.set('leader-endpoint-port', String(leader))
  const refuse = (call: { emit(event: 'error', error: object): boolean }) =>
    void call.emit('error', { code: status.NOT_FOUND, details: 'Leader info available', metadata })
  return scriptedStore({ batchAppend: (call) => void once(call, 'data').then(() => refuse(call)), read: refuse })
}
