import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import { Server, ServerCredentials, type ServerWritableStream } from '@grpc/grpc-js'
import { appendService } from './append-service.ts'
import { acceptEveryone, requireBuiltInUser } from './authentication.ts'
import { decodeRequest, encodeAnswer } from './batch-append-message.ts'
import { batchAppendService } from './batch-append-service.ts'
import { readGossip, supportedMethods } from './cluster-service.ts'
import { OpenCalls } from './open-calls.ts'
import { readService } from './read-service.ts'
import { openStorage } from './storage.ts'
import type { Interference } from './storage-writer.ts'

export type EventStoreOptions = {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  /** The host that gossip names. */
  readonly advertiseHost: string
  readonly dataDir: string
  readonly requireAuth: boolean
  /** Where somebody has decided that the log ends: what follows is put aside. */
  readonly endAt?: number | undefined
  /** PEM texts. */
  readonly tls?: { readonly cert: string; readonly key: string }
}

export type Running = {
  readonly port: number
  close(): Promise<void>
}

export type Surroundings = {
  readonly clock: () => number
  readonly warn: (message: string) => void
  /** How long an earlier server on the data has to end. */
  readonly timeoutMs?: number
  readonly interference?: Interference
  readonly version?: string
}

/** EventStoreDB's own limit on a request. */
const MAX_RECEIVE_SIZE = 17 * 1024 * 1024
/** Kestrel's, which EventStoreDB stands on: more calls at a time wait in the client. */
const CALLS_PER_CONNECTION = 100
const SHUTDOWN_GRACE = 2000

const streamsDefinition = {
  ...StreamsService,
  /** Its responses are stored encoded and leave as they are. */
  read: { ...StreamsService.read, responseSerialize: (response: Buffer) => response },
  batchAppend: { ...StreamsService.batchAppend, requestDeserialize: decodeRequest, responseSerialize: encodeAnswer },
}

export const startServer = async (
  options: EventStoreOptions,
  { clock, warn, timeoutMs = 0, interference, version }: Surroundings,
): Promise<Running> => {
  const storage = await openStorage({
    dataDir: options.dataDir,
    endAt: options.endAt,
    clock,
    warn,
    timeoutMs,
    interference,
  })
  const { reader, writer, commits } = storage
  const calls = new OpenCalls()
  const authenticate = options.requireAuth ? requireBuiltInUser : acceptEveryone
  const server = new Server({
    'grpc.max_receive_message_length': MAX_RECEIVE_SIZE,
    'grpc.max_send_message_length': -1,
    'grpc.max_concurrent_streams': CALLS_PER_CONNECTION,
  })
  const read = readService({ reader, commits, authenticate, calls, warn })
  let port = options.port

  server.addService(streamsDefinition, {
    ...appendService({ writer, authenticate, warn }),
    batchAppend: batchAppendService({ writer, authenticate, calls, clock, warn }),
    read: (call: ServerWritableStream<ReadReq, Buffer>) => void read(call),
  })
  server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods(version) })
  server.addService(GossipService, { read: readGossip(options.advertiseHost, () => port, clock) })

  try {
    port = await listen(server, options)
  } catch (error) {
    await storage.close()
    throw error
  }

  return {
    port,
    async close() {
      // What was received is stored and answered first.
      await writer.close()
      calls.cancelAll()
      await shutdown(server)
      await storage.close()
    },
  }
}

const listen = (server: Server, { host, port, tls }: EventStoreOptions) => {
  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ cert_chain: Buffer.from(tls.cert), private_key: Buffer.from(tls.key) }])
    : ServerCredentials.createInsecure()
  const address = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
  return new Promise<number>((resolve, reject) => {
    server.bindAsync(address, credentials, (error, bound) => (error ? reject(error) : resolve(bound)))
  })
}

/** Idle connections and calls of clients that do not let go are cut after a while. */
const shutdown = (server: Server) =>
  new Promise<void>((resolve) => {
    const force = setTimeout(() => {
      server.forceShutdown()
      resolve()
    }, SHUTDOWN_GRACE)
    server.tryShutdown(() => {
      clearTimeout(force)
      resolve()
    })
  })
