import { randomBytes } from 'node:crypto'
import { connect, type NatsConnection } from 'nats'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { rawClient } from './raw-client.ts'
import { type ServerUnderTest, serverUnderTest } from './server-under-test.ts'

let server: ServerUnderTest
let publisher: NatsConnection
let workers: NatsConnection[]

const MESSAGES = 3000

beforeAll(async () => {
  server = await serverUnderTest()
  const join = () => connect({ servers: `${server.host}:${server.port}` })
  publisher = await join()
  workers = [await join(), await join(), await join()]
})
afterAll(async () => {
  for (const each of [publisher, ...workers]) await each.close()
  await server.close()
})

const topic = () => `q${randomBytes(6).toString('hex')}`

const settle = async () => {
  await publisher.flush()
  for (const worker of workers) await worker.flush()
}

/** Which messages each member got. */
const shared = async (queues: readonly string[], subjectOf: (t: string, member: number) => string = (t) => t): Promise<string[][]> => {
  const t = topic()
  const got: string[][] = queues.map(() => [])
  const subscriptions = queues.map((queue, member) =>
    (workers[member % workers.length] ?? publisher).subscribe(subjectOf(t, member), {
      queue,
      callback: (_, message) => void got[member]?.push(message.string()),
    }),
  )
  await settle()
  for (let i = 0; i < MESSAGES; i += 1) publisher.publish(`${t}.x`, String(i))
  for (let i = 0; i < MESSAGES; i += 1) publisher.publish(t, String(i))
  await settle()
  for (const subscription of subscriptions) subscription.unsubscribe()
  return got
}

const all = Array.from({ length: MESSAGES }, (_, i) => String(i))
const inOrder = (bodies: readonly string[]) => bodies.toSorted((a, b) => Number(a) - Number(b))

it('brings each message to one member of a group', async () => {
  const got = await shared(['g', 'g', 'g'])
  expect(inOrder(got.flat())).toEqual(all)
})

it('gives every member of a group its part', async () => {
  const got = await shared(['g', 'g', 'g'])
  for (const part of got) expect(part.length).toBeGreaterThan(MESSAGES / 6)
})

it('brings each message to every group', async () => {
  const got = await shared(['g', 'g', 'h'])
  expect(inOrder([...(got[0] ?? []), ...(got[1] ?? [])])).toEqual(all)
  expect(got[2]).toEqual(all)
})

it('counts members under different patterns as one group', async () => {
  const got = await shared(['g', 'g'], (t, member) => (member === 0 ? `${t}.*` : `${t}.>`))
  expect(inOrder(got.flat())).toEqual(all)
})

it('goes on with the other members when one has gone', async () => {
  const t = topic()
  const got: string[] = []
  const leaving = await connect({ servers: `${server.host}:${server.port}` })
  leaving.subscribe(t, { queue: 'g', callback: () => {} })
  await leaving.flush()
  const staying = publisher.subscribe(t, { queue: 'g', callback: (_, message) => void got.push(message.string()) })
  await publisher.flush()
  await leaving.close()
  await settle()
  for (const body of all.slice(0, 100)) publisher.publish(t, body)
  await settle()
  staying.unsubscribe()
  expect(got).toEqual(all.slice(0, 100))
})

it('passes over a member that wants no echo of its own messages', async () => {
  const t = topic()
  const deaf = await rawClient({ ...server, options: { verbose: false, pedantic: false, echo: false } })
  onTestFinished(() => deaf.end())
  const listener = await rawClient(server)
  onTestFinished(() => listener.end())
  listener.send(`SUB ${t} g 1`)
  await listener.upToPong()
  deaf.send(`SUB ${t} g 1`, ...Array.from({ length: 50 }, () => `PUB ${t} 0\r\n`))
  expect(await deaf.upToPong()).toEqual([])
  expect((await listener.upToPong()).filter((line) => line !== '')).toHaveLength(50)
})
