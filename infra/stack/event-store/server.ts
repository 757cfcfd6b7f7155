import { randomUUID } from 'node:crypto'
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import { UsersService } from '@eventstore/db-client/generated/users_grpc_pb.js'
import { Server, ServerCredentials, type ServerDuplexStream, type ServerWritableStream } from '@grpc/grpc-js'
import { appendService } from './append-service.ts'
import { accessControl, allowEveryone } from './access-control.ts'
import { type BatchAppendAnswer, type BatchAppendRequest, decodeRequest, encodeAnswer } from './batch-append-message.ts'
import { batchAppendService } from './batch-append-service.ts'
import { type Member, readGossip, supportedMethods } from './cluster-service.ts'
import { OpenCalls } from './open-calls.ts'
import { type Limits, limits as ofOldServers } from './proposed-event.ts'
import { readService } from './read-service.ts'
import type { RpcException } from './rpc-exceptions.ts'
import { openStorage, type Storage } from './storage.ts'
import type { Interference } from './storage-writer.ts'
import { Users } from './users.ts'
import { usersService } from './users-service.ts'

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
  /** The limits of a newer server, if they differ. */
  readonly limits?: Limits
}

/** Kestrel's, which EventStoreDB stands on: more calls at a time wait in the client. */
const CALLS_PER_CONNECTION = 100
const SHUTDOWN_GRACE = 2000

const streamsDefinition = {
  ...StreamsService,
  /** Its responses are stored encoded and leave as they are. */
  read: { ...StreamsService.read, responseSerialize: (response: Buffer) => response },
  batchAppend: { ...StreamsService.batchAppend, requestDeserialize: decodeRequest, responseSerialize: encodeAnswer },
}

/** Starts the stand-in on its own log, as the leader of a cluster of one. */
export const startServer = async (options: EventStoreOptions, surroundings: Surroundings): Promise<Running> => {
  const { clock, warn, timeoutMs = 0, interference } = surroundings
  const { dataDir, endAt } = options
  const storage = await openStorage({ dataDir, endAt, clock, warn, timeoutMs, interference })
  const instanceId = randomUUID()
  let node: Node
  try {
    node = await serve(storage, options, {
      ...surroundings,
      members: (port) => [{ instanceId, host: options.advertiseHost, port, state: 'LEADER', isAlive: true }],
    })
  } catch (error) {
    await storage.close()
    throw error
  }
  return {
    port: node.port,
    async close() {
      // Requests that were received are stored and answered first.
      await storage.writer.close()
      await node.close()
      await storage.close()
    },
  }
}

type Served = Pick<EventStoreOptions, 'host' | 'port' | 'requireAuth' | 'tls'>

type InCluster = Pick<Surroundings, 'clock' | 'warn' | 'version' | 'limits'> & {
  readonly members: (port: number) => readonly Member[]
  /** Says why the node takes no appends if it does not lead. */
  readonly refusal?: () => RpcException | undefined
}

type Node = {
  readonly port: number
  close(): Promise<void>
  /** Ends the server as if its process were killed. */
  kill(): void
}

export const serve = async (
  { reader, writer, commits }: Storage,
  options: Served,
  { clock, warn, version, limits = ofOldServers, members, refusal = () => undefined }: InCluster,
): Promise<Node> => {
  const calls = new OpenCalls()
  const authorize = options.requireAuth ? accessControl(reader) : allowEveryone
  const server = new Server({
    'grpc.max_receive_message_length': limits.message,
    'grpc.max_send_message_length': -1,
    'grpc.max_concurrent_streams': CALLS_PER_CONNECTION,
  })
  const read = readService({ reader, commits, authorize, calls, warn })
  const batchAppend = batchAppendService({ writer, authorize, limits, calls, clock, warn })
  let port = options.port

  server.addService(streamsDefinition, {
    ...appendService({ writer, authorize, limits, warn }),
    batchAppend: (call: ServerDuplexStream<BatchAppendRequest, BatchAppendAnswer>) => {
      const refused = refusal()
      if (refused === undefined) batchAppend(call)
      else call.emit('error', refused)
    },
    read: (call: ServerWritableStream<ReadReq, Buffer>) => void read(call),
  })
  server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods(authorize, version) })
  server.addService(GossipService, { read: readGossip(() => members(port), clock) })
  server.addService(UsersService, usersService({ users: new Users(reader), writer, authorize, warn }))
  port = await listen(server, options)

  return {
    port,
    close: () => {
      calls.cancelAll()
      return shutdown(server)
    },
    kill: () => server.forceShutdown(),
  }
}

const listen = (server: Server, { host, port, tls }: Served) => {
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
