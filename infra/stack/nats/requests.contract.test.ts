import { randomBytes } from 'node:crypto'
import { connect, headers, type NatsConnection, RequestStrategy } from 'nats'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { rawClient } from './raw-client.ts'
import { type ServerUnderTest, serverUnderTest } from './server-under-test.ts'

let server: ServerUnderTest
let asker: NatsConnection
let answerer: NatsConnection

beforeAll(async () => {
  server = await serverUnderTest()
  const servers = `${server.host}:${server.port}`
  asker = await connect({ servers })
  answerer = await connect({ servers })
})
afterAll(async () => {
  await asker.close()
  await answerer.close()
  await server.close()
})

const topic = () => `r${randomBytes(6).toString('hex')}`

it.each([false, true])('brings an answer back to who asked (an inbox for each request: %s)', async (noMux) => {
  const t = topic()
  answerer.subscribe(t, {
    callback: (_, message) => void message.respond(`${message.string()}!`, { headers: message.headers ?? headers() }),
  })
  await answerer.flush()
  const sent = headers()
  sent.set('id', '7')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => asker.request(t, String(i), { timeout: 5000, headers: sent, noMux })),
  )
  expect(answers.map((answer) => answer.string())).toEqual(Array.from({ length: 50 }, (_, i) => `${i}!`))
  expect(answers[0]?.headers?.get('id')).toBe('7')
})

it.each([false, true])('says at once that there are no responders (an inbox for each request: %s)', async (noMux) => {
  await expect(asker.request(topic(), '', { timeout: 10_000, noMux })).rejects.toMatchObject({ code: '503' })
})

it('says that there are no responders in the words of the protocol', async () => {
  const t = topic()
  const client = await rawClient({ ...server, options: { verbose: false, pedantic: false, headers: true, no_responders: true } })
  onTestFinished(() => client.end())
  client.send(`SUB ${t}.inbox.* 9`, `PUB ${t} ${t}.inbox.1 2`, 'hi')
  expect(await client.upToPong()).toEqual([`HMSG ${t}.inbox.1 9 16 16`, 'NATS/1.0 503', '', ''])
})

it('says nothing to a client that did not ask to know', async () => {
  const t = topic()
  const client = await rawClient({ ...server, options: { verbose: false, pedantic: false, headers: true } })
  onTestFinished(() => client.end())
  client.send(`SUB ${t}.inbox 9`, `PUB ${t} ${t}.inbox 2`, 'hi')
  expect(await client.upToPong()).toEqual([])
})

it('does not count a client as a responder to its own request without echo', async () => {
  const t = topic()
  const client = await rawClient({
    ...server,
    options: { verbose: false, pedantic: false, headers: true, no_responders: true, echo: false },
  })
  onTestFinished(() => client.end())
  client.send(`SUB ${t} 1`, `SUB ${t}.inbox 9`, `PUB ${t} ${t}.inbox 0`, '')
  expect(await client.upToPong()).toEqual([`HMSG ${t}.inbox 9 16 16`, 'NATS/1.0 503', '', ''])
})

it('says nothing when someone listens, though no answer comes', async () => {
  const t = topic()
  answerer.subscribe(t, { callback: () => {} })
  await answerer.flush()
  await expect(asker.request(t, '', { timeout: 150 })).rejects.toMatchObject({ code: 'TIMEOUT' })
})

it('gathers the answers of many', async () => {
  const t = topic()
  for (const body of ['a', 'b', 'c']) answerer.subscribe(t, { callback: (_, message) => void message.respond(body) })
  await answerer.flush()
  const answers: string[] = []
  for await (const answer of await asker.requestMany(t, '', { strategy: RequestStrategy.Count, maxMessages: 3, maxWait: 5000 }))
    answers.push(answer.string())
  expect(answers.toSorted()).toEqual(['a', 'b', 'c'])
})
