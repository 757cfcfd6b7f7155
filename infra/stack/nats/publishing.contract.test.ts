import { eventually } from '@debut/testing/eventually.ts'
import { randomBytes } from 'node:crypto'
import { connect, headers, type Msg, type NatsConnection } from 'nats'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { rawClient } from './raw-client.ts'
import { type ServerUnderTest, serverUnderTest } from './server-under-test.ts'

let server: ServerUnderTest
let one: NatsConnection
let other: NatsConnection

beforeAll(async () => {
  server = await serverUnderTest()
  const servers = `${server.host}:${server.port}`
  one = await connect({ servers })
  other = await connect({ servers })
})
afterAll(async () => {
  await one.close()
  await other.close()
  await server.close()
})

const raw = async (options: object) => {
  const client = await rawClient({ ...server, options: { verbose: false, pedantic: false, ...options } })
  onTestFinished(() => client.end())
  return client
}

/** A first token that no other test uses, so that they may share a server. */
const topic = () => `t${randomBytes(6).toString('hex')}`

/** What arrived on a subscription by the time both connections have been to the server and back. */
const received = async (
  nc: NatsConnection,
  subject: string,
  publish: () => void,
  opts: { max?: number; queue?: string } = {},
): Promise<Msg[]> => {
  const messages: Msg[] = []
  const subscription = nc.subscribe(subject, { ...opts, callback: (_, message) => void messages.push(message) })
  await nc.flush()
  publish()
  await one.flush()
  await other.flush()
  subscription.unsubscribe()
  return messages
}

const subjects = (messages: readonly Msg[]) => messages.map(({ subject }) => subject)

it('brings a message to every subscriber, with its bytes untouched', async () => {
  const t = topic()
  const body = randomBytes(100_000)
  const [message] = await received(other, t, () => one.publish(t, body))
  expect(Buffer.from(message?.data ?? []).equals(body)).toBe(true)
})

it('brings an empty message', async () => {
  const t = topic()
  const messages = await received(other, t, () => one.publish(t))
  expect(messages.map(({ data }) => data.length)).toEqual([0])
})

it('keeps the order of one publisher', async () => {
  const t = topic()
  const messages = await received(other, `${t}.>`, () => {
    for (let i = 0; i < 5000; i += 1) one.publish(`${t}.${i % 7}`, String(i))
  })
  expect(messages.map((message) => message.string())).toEqual(Array.from({ length: 5000 }, (_, i) => String(i)))
})

it('brings one message once for each subscription that fits', async () => {
  const t = topic()
  const client = await raw({})
  client.send(`SUB ${t}.a 1`, `SUB ${t}.* 2`, `SUB ${t}.> 3`, `SUB ${t}.b 4`, `PUB ${t}.a 1`, 'x')
  const said = await client.upToPong()
  expect(said.filter((line) => line !== 'x').toSorted()).toEqual([`MSG ${t}.a 1 1`, `MSG ${t}.a 2 1`, `MSG ${t}.a 3 1`])
})

it.each([
  ['*', ['a', 'b']],
  ['a.*', ['a.b', 'a.c']],
  ['*.b', ['a.b']],
  ['a.>', ['a.b', 'a.c', 'a.b.c']],
  ['*.*.c', ['a.b.c']],
  ['>', ['a', 'b', 'a.b', 'a.c', 'a.b.c']],
])('knows what %s stands for', async (pattern, expected) => {
  const t = topic()
  const messages = await received(other, `${t}.${pattern}`, () => {
    for (const subject of ['a', 'b', 'a.b', 'a.c', 'a.b.c']) one.publish(`${t}.${subject}`)
  })
  expect(subjects(messages)).toEqual(expected.map((subject) => `${t}.${subject}`))
})

it('takes a star within a word for an ordinary character', async () => {
  const t = topic()
  const client = await raw({})
  client.send(`SUB ${t}.a* 1`, `PUB ${t}.ab 0`, '', `PUB ${t}.a* 0`, '')
  expect(await client.upToPong()).toEqual([`MSG ${t}.a* 1 0`, ''])
})

it.each(['foo.', '.foo', 'foo..bar', '>.foo', 'foo.>.bar', '.'])('refuses a subscription to %s and goes on', async (subject) => {
  const client = await raw({})
  client.send(`SUB ${subject} 1`)
  expect(await client.upToPong()).toEqual(["-ERR 'Invalid Subject'"])
})

it('sends a pedantic client an error for a subject that cannot be published to', async () => {
  const client = await raw({ pedantic: true })
  client.send('PUB foo..bar 0', '', 'PUB foo.> 0', '')
  expect(await client.upToPong()).toEqual(["-ERR 'Invalid Publish Subject'", "-ERR 'Invalid Publish Subject'"])
})

it('does not bring a client its own messages when it asked for none', async () => {
  const t = topic()
  const [deaf, listener] = [await raw({ echo: false }), await raw({})]
  listener.send(`SUB ${t} 1`)
  await listener.upToPong()
  deaf.send(`SUB ${t} 1`, `PUB ${t} 0`, '')
  expect(await deaf.upToPong()).toEqual([])
  expect(await listener.upToPong()).toEqual([`MSG ${t} 1 0`, ''])
})

it('stops after UNSUB', async () => {
  const t = topic()
  const client = await raw({})
  client.send(`SUB ${t} 1`, `PUB ${t} 1`, 'a', 'UNSUB 1', `PUB ${t} 1`, 'b')
  expect(await client.upToPong()).toEqual([`MSG ${t} 1 1`, 'a'])
})

it('stops after as many messages as UNSUB allowed, counted from the first', async () => {
  const t = topic()
  const client = await raw({})
  client.send(`SUB ${t} 1`, `PUB ${t} 1`, 'a', 'UNSUB 1 3', ...['b', 'c', 'd'].flatMap((body) => [`PUB ${t} 1`, body]))
  expect((await client.upToPong()).filter((line) => line.length === 1)).toEqual(['a', 'b', 'c'])
})

it('stops at once when UNSUB allows fewer than were already brought', async () => {
  const t = topic()
  const client = await raw({})
  client.send(`SUB ${t} 1`, `PUB ${t} 1`, 'a', `PUB ${t} 1`, 'b', 'UNSUB 1 1', `PUB ${t} 1`, 'c')
  expect((await client.upToPong()).filter((line) => line.length === 1)).toEqual(['a', 'b'])
})

it('counts the messages of a subscription of limited length for the package', async () => {
  const t = topic()
  const messages = await received(other, t, () => ['1', '2', '3'].forEach((body) => one.publish(t, body)), { max: 2 })
  expect(messages.map((message) => message.string())).toEqual(['1', '2'])
})

it('ignores UNSUB of an unknown subscription', async () => {
  const client = await raw({})
  client.send('UNSUB 99', 'UNSUB 99 5')
  expect(await client.upToPong()).toEqual([])
})

it('keeps the first subscription under a number that is used twice', async () => {
  const t = topic()
  const client = await raw({})
  client.send(`SUB ${t}.a 1`, `SUB ${t}.b 1`, `PUB ${t}.a 0`, '', `PUB ${t}.b 0`, '')
  expect(await client.upToPong()).toEqual([`MSG ${t}.a 1 0`, ''])
})

it('takes any word for the number of a subscription', async () => {
  const t = topic()
  const client = await raw({})
  client.send(`SUB ${t} käfer`, `PUB ${t} 0`, '')
  expect(await client.upToPong()).toEqual([`MSG ${t} ${Buffer.from('käfer').toString('latin1')} 0`, ''])
})

it('carries subjects beyond ASCII unharmed', async () => {
  const t = topic()
  const messages = await received(other, `${t}.日本`, () => one.publish(`${t}.日本`, 'はい'))
  expect(messages.map((message) => [message.subject, message.string()])).toEqual([[`${t}.日本`, 'はい']])
})

it('forgets the subscriptions of a client that has gone', async () => {
  const t = topic()
  const gone = await connect({ servers: `${server.host}:${server.port}` })
  gone.subscribe(t, { callback: (_, message) => void message.respond('still here') })
  await gone.flush()
  await gone.close()
  // The server learns of the end on another socket than the one that asks: until then it may still bring the question there.
  const asked = () => expect(one.request(t, '', { timeout: 200 })).rejects.toMatchObject({ code: '503' })
  await eventually(asked)
})

it('carries headers, several values under one name among them', async () => {
  const t = topic()
  const sent = headers()
  sent.append('kind', 'first')
  sent.append('kind', 'second')
  sent.set('trace', 'æ b')
  const [message] = await received(other, t, () => one.publish(t, 'body', { headers: sent }))
  expect(message?.headers?.values('kind')).toEqual(['first', 'second'])
  expect(message?.headers?.get('trace')).toBe('æ b')
  expect(message?.string()).toBe('body')
})

it('brings the body alone to a client that cannot read headers', async () => {
  const t = topic()
  const [plain, modern] = [await raw({}), await raw({ headers: true })]
  plain.send(`SUB ${t} 1`)
  await plain.upToPong()
  modern.send(`SUB ${t} 2`, `HPUB ${t} reply 12 14`, 'NATS/1.0', '', 'hi')
  expect(await modern.upToPong()).toEqual([`HMSG ${t} 2 reply 12 14`, 'NATS/1.0', '', 'hi'])
  expect(await plain.upToPong()).toEqual([`MSG ${t} 1 reply 2`, 'hi'])
})

it('closes on headers from a client that announced none', async () => {
  const client = await raw({ headers: false })
  client.send('HPUB a 12 14', 'NATS/1.0', '', 'hi')
  expect(await client.upToClose()).toEqual([])
})

it('delivers what was on its way before a drained subscription ends', async () => {
  const t = topic()
  const bodies: string[] = []
  const subscription = other.subscribe(t, { callback: (_, message) => void bodies.push(message.string()) })
  await other.flush()
  for (let i = 0; i < 500; i += 1) one.publish(t, String(i))
  await one.flush()
  await subscription.drain()
  expect(bodies.length).toBe(500)
})
