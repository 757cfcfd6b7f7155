import { convertToCommandError, type EventStoreDBClient } from '@eventstore/db-client'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { CallOptions, ClientReadableStream, Metadata } from '@grpc/grpc-js'
import type { StoredEvent } from '../stored-event.ts'
import { type ReadAnswer, readAnswer } from './read-answer.ts'

export interface StreamRead {
  readonly stream: string
  readonly from: number
  readonly atMost: number
}

type Call = ClientReadableStream<ReadAnswer>

/** What the client has of connections: it finds the node, and knows when another is to be found. */
interface Connections {
  GRPCStreamCreator(service: typeof StreamsClient, name: string, create: (service: StreamsClient) => Call): () => Promise<Call>
  callArguments(options: object): [Metadata, CallOptions]
}

/** The client's readStream, but for the answers: see readAnswer. A stream that does not exist has no events. */
export const readsOver = (client: EventStoreDBClient) => {
  const connections = client as unknown as Connections
  const { path, requestSerialize } = StreamsService.read
  return async (read: StreamRead, deadline: number): Promise<StoredEvent[]> => {
    const open = connections.GRPCStreamCreator(StreamsClient, 'readStream', (service) =>
      service.makeServerStreamRequest(path, requestSerialize, readAnswer, requestOf(read), ...connections.callArguments({ deadline })),
    )
    const call = await open()
    return new Promise((resolve, reject) => {
      const events: StoredEvent[] = []
      call
        .on('data', (answer: ReadAnswer) => {
          if (typeof answer === 'object') events.push(answer)
        })
        .on('end', () => resolve(events))
        .on('error', (error) => reject(convertToCommandError(error)))
    })
  }
}

const { Options } = streams.ReadReq

const requestOf = ({ stream, from, atMost }: StreamRead) => {
  const name = new shared.StreamIdentifier().setStreamName(Buffer.from(stream))
  const options = new Options()
    .setStream(new Options.StreamOptions().setStreamIdentifier(name).setRevision(String(from)))
    .setCount(String(atMost))
    .setUuidOption(new Options.UUIDOption().setString(new shared.Empty()))
    .setNoFilter(new shared.Empty())
  return new streams.ReadReq().setOptions(options)
}
