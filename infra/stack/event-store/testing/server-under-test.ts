import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { UsersClient } from '@eventstore/db-client/generated/users_grpc_pb.js'
import { EventStoreDBClient, jsonEvent, type EventData } from '@eventstore/db-client'
import { credentials } from '@grpc/grpc-js'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'
import { limits } from '../proposed-event.ts'
import { startServer } from '../server.ts'

export type ServerUnderTest = {
  readonly url: string
  /** The official client. */
  readonly client: EventStoreDBClient
  /** The bare protocol, for what the official client cannot say. */
  readonly streams: StreamsClient
  readonly users: UsersClient
  close(): Promise<void>
}

/** The server that EVENTSTORE_URL names, else a stand-in of its own for the test file. */
export const serverUnderTest = async (): Promise<ServerUnderTest> => {
  const named = process.env['EVENTSTORE_URL']
  if (named) return connected(named, async () => {})
  const dataDir = await mkdtemp(join(quickTmpdir(), 'event-store-'))
  const host = '127.0.0.1'
  const server = await startServer({ port: 0, host, advertiseHost: host, dataDir, requireAuth: false }, { clock: Date.now, warn: () => {} })
  return connected(`esdb://${host}:${server.port}?tls=false`, async () => {
    await server.close()
    await rm(dataDir, { recursive: true })
  })
}

const connected = (url: string, stop: () => Promise<void>): ServerUnderTest => {
  const client = EventStoreDBClient.connectionString(url)
  const { host, searchParams } = new URL(url.replace(/^esdb(\+discover)?:/, 'http:'))
  const secure = searchParams.get('tls') !== 'false'
  const channel = secure ? credentials.createSsl() : credentials.createInsecure()
  const streams = new StreamsClient(host, channel)
  const users = new UsersClient(host, channel)
  return {
    url,
    client,
    streams,
    users,
    async close() {
      streams.close()
      users.close()
      await client.dispose()
      await stop()
    },
  }
}

const bytesIn = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

/** These say how much the server takes in one append and in one message, if it has its own limits. */
export const takes = {
  append: bytesIn('EVENTSTORE_APPEND_BYTES', limits.append),
  message: bytesIn('EVENTSTORE_MESSAGE_BYTES', limits.message),
}

/** So that the suite can run against a server that others use. */
export const newStream = (of = 'contract') => `${of}-${randomUUID()}`

export const event = (type = 'Happened', data: Record<string, unknown> = {}) => jsonEvent({ type, data })

export const events = (count: number, type?: string): EventData[] => Array.from({ length: count }, (_, n) => event(type, { n }))

export const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
