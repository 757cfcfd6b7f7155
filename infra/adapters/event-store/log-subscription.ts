import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStoreDBClient } from '@eventstore/db-client'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { CallOptions, ClientReadableStream, Metadata } from '@grpc/grpc-js'
import { type ReadAnswer, readAnswer } from './read-answer.ts'

/** Only streams of these categories, only events of these types, or all but these; all facts without any. */
export interface Wanted {
  readonly categories?: readonly string[]
  readonly types?: readonly string[]
  readonly otherThan?: readonly string[]
}

/** What a subscription is to its reader. */
export interface LogStream {
  on(event: 'data', listener: (answer: ReadAnswer) => void): LogStream
  on(event: 'error', listener: (error: Error) => void): LogStream
  on(event: 'end' | 'close', listener: () => void): LogStream
  pause(): void
  resume(): void
  cancel(): void
}

type Call = ClientReadableStream<ReadAnswer>

/** What the client has of connections: it finds the node, and knows when another is to be found. */
interface Connections {
  GRPCStreamCreator(service: typeof StreamsClient, name: string, create: (service: StreamsClient) => Call): () => Promise<Call>
  callArguments(options: object, callOptions: CallOptions): [Metadata, CallOptions]
}

/** The client's subscribeToAll, but for the answers: see readAnswer. */
export const subscribeToLog = (client: EventStoreDBClient, after: LogPosition | undefined, wanted: Wanted): Promise<LogStream> => {
  const connections = client as unknown as Connections
  const { path, requestSerialize } = StreamsService.read
  return connections.GRPCStreamCreator(StreamsClient, 'subscribeToAll', (service) =>
    service.makeServerStreamRequest(
      path,
      requestSerialize,
      readAnswer,
      requestOf(after, wanted),
      ...connections.callArguments({}, { deadline: Infinity }),
    ),
  )()
}

const { Options } = streams.ReadReq
/** The store reports how far it has read every so many times 32 events. The reports are not used here, so they are made rare. */
const SELDOM = 1_000

const requestOf = (after: LogPosition | undefined, wanted: Wanted) => {
  const all = new Options.AllOptions()
  if (after === undefined) all.setStart(new shared.Empty())
  else all.setPosition(new Options.Position().setCommitPosition(String(after)).setPreparePosition(String(after)))
  const options = new Options()
    .setAll(all)
    .setSubscription(new Options.SubscriptionOptions())
    .setUuidOption(new Options.UUIDOption().setString(new shared.Empty()))
    .setFilter(filterOf(wanted).setCount(new shared.Empty()).setCheckpointintervalmultiplier(SELDOM))
  return new streams.ReadReq().setOptions(options)
}

const filterOf = ({ categories, types, otherThan = [] }: Wanted) => {
  const { Expression } = Options.FilterOptions
  if (categories !== undefined)
    return new Options.FilterOptions().setStreamIdentifier(new Expression().setPrefixList(categories.map((category) => `${category}-`)))
  const expression =
    types !== undefined
      ? new Expression().setPrefixList([...types])
      : new Expression().setRegex(otherThan.length === 0 ? '^[^$].*' : `^(?!\\$|(?:${otherThan.join('|')})$)`)
  return new Options.FilterOptions().setEventType(expression)
}
