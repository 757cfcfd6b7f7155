import { promisify } from 'node:util'
import { GossipClient } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import gossip, { type ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js'
import { ServerFeaturesClient } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { EventStoreDBClient } from '@eventstore/db-client'
import { credentials } from '@grpc/grpc-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collect, event, newStream, serverUnderTest, type ServerUnderTest } from './testing/server-under-test.ts'

let server: ServerUnderTest
let host: string
let secure: boolean
beforeAll(async () => {
  server = await serverUnderTest()
  const url = new URL(server.url.replace(/^esdb/, 'http'))
  host = url.host
  secure = url.searchParams.get('tls') !== 'false'
})
afterAll(() => server.close())

const channel = () => (secure ? credentials.createSsl() : credentials.createInsecure())

it('gossips one live leader', async () => {
  const client = new GossipClient(host, channel())
  const info = await promisify<shared.Empty, ClusterInfo>(client.read.bind(client))(new shared.Empty())
  const leaders = info.getMembersList().filter((member) => member.getState() === gossip.MemberInfo.VNodeState.LEADER && member.getIsAlive())
  expect(leaders).toHaveLength(1)
  expect(leaders[0]?.getHttpEndPoint()?.getPort()).toBeGreaterThan(0)
  client.close()
})

it('lists BatchAppend among its methods, with a version', async () => {
  const client = new ServerFeaturesClient(host, channel())
  const supported = await promisify<shared.Empty, SupportedMethods>(client.getSupportedMethods.bind(client))(new shared.Empty())
  const methods = supported.getMethodsList().map((method) => `${method.getServiceName()}/${method.getMethodName()}`.toLowerCase())
  expect(methods).toContain('event_store.client.streams.streams/batchappend')
  expect(supported.getEventStoreServerVersion()).toMatch(/^\d+\.\d+\.\d+/)
  client.close()
})

it('is found through gossip by a client that is given several addresses', async () => {
  const client = EventStoreDBClient.connectionString(`esdb://${host},${host}?tls=${secure}`)
  const stream = newStream()
  // By itself: the batches of two clients in one process succeed or fail together.
  await client.appendToStream(stream, event(), { credentials: { username: 'admin', password: 'changeit' } })
  expect(await collect(client.readStream(stream))).toHaveLength(1)
  await client.dispose()
})
