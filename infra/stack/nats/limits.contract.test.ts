import { connect, type Msg } from 'nats'
import { expect, it, onTestFinished } from 'vitest'
import { rawClient, type RawOptions } from './raw-client.ts'
import { type ServerSettings, startServer } from './server-under-test.ts'

const serverWith = async (settings: ServerSettings) => {
  const server = await startServer(settings)
  const open = async (options: Partial<RawOptions> = {}) => {
    const client = await rawClient({ ...server, ...options })
    onTestFinished(() => client.end())
    return client
  }
  onTestFinished(() => server.close())
  return { server, open }
}

it('announces its largest payload, takes exactly that and closes on more', async () => {
  const { open } = await serverWith({ maxPayload: 1000 })
  const client = await open()
  expect(client.info['max_payload']).toBe(1000)
  client.send('SUB a 1', 'PUB a 1000', 'x'.repeat(1000))
  expect(await client.upToPong()).toEqual(['MSG a 1 1000', 'x'.repeat(1000)])
  client.send('PUB a 1001', 'x'.repeat(1001))
  expect(await client.upToClose()).toEqual(["-ERR 'Maximum Payload Violation'"])
})

it('counts headers as payload', async () => {
  const { open } = await serverWith({ maxPayload: 20 })
  const client = await open({ options: { verbose: false, headers: true } })
  client.send('HPUB a 12 21', 'NATS/1.0', '', '123456789')
  expect(await client.upToClose()).toEqual(["-ERR 'Maximum Payload Violation'"])
})

it('carries a payload of the default limit', async () => {
  const { server } = await serverWith({})
  const nc = await connect({ servers: `${server.host}:${server.port}` })
  onTestFinished(() => nc.close())
  const body = Buffer.alloc(1_048_576, 'abc')
  const arrived = new Promise<Msg>((resolve) => nc.subscribe('large', { callback: (_, message) => resolve(message) }))
  nc.publish('large', body)
  expect(Buffer.from((await arrived).data).equals(body)).toBe(true)
})

it('takes a control line of 4096 bytes', async () => {
  const { open } = await serverWith({})
  const client = await open()
  const subject = 'x'.repeat(4094)
  client.send(`SUB ${subject} 1`)
  expect(await client.upToPong()).toEqual([])
})

it.each([
  ['in one piece', 1],
  ['in two pieces', 2],
])('closes on a longer one that comes %s', async (_, pieces) => {
  const { open } = await serverWith({})
  const client = await open()
  const line = `SUB ${'x'.repeat(6000)} 1\r\n`
  client.sendBytes(line.slice(0, 3000 * pieces))
  if (pieces === 1) client.sendBytes(line.slice(3000))
  expect(await client.upToClose()).toEqual(["-ERR 'maximum control line exceeded'"])
})

it('asks a silent client twice whether it is there, then closes', async () => {
  const { open } = await serverWith({ pingIntervalMs: 100 })
  const client = await open({ answerPings: false })
  expect(await client.upToClose()).toEqual(['PING', 'PING', "-ERR 'Stale Connection'"])
})

it('keeps a silent client that answers', async () => {
  const { open } = await serverWith({ pingIntervalMs: 50 })
  const client = await open({ answerPings: false })
  for (let asked = 0; asked < 6; asked += 1) {
    expect(await client.line()).toBe('PING')
    client.send('PONG')
  }
  client.send('SUB a 1', 'PUB a 0', '')
  expect(await client.line()).toBe('MSG a 1 0')
})

it('cuts a client that does not read, and the others go on', async () => {
  const { server, open } = await serverWith({ maxPending: 2_000_000, writeDeadlineMs: 1000 })
  const stalled = await open()
  stalled.send('SUB flood 1')
  await stalled.upToPong()
  const nc = await connect({ servers: `${server.host}:${server.port}` })
  onTestFinished(() => nc.close())
  let received = 0
  nc.subscribe('flood', { callback: () => (received += 1) })
  const body = Buffer.alloc(100_000)
  for (let sent = 0; sent < 400; sent += 1) {
    nc.publish('flood', body)
    await nc.flush()
  }
  expect(received).toBe(400)
  const before = (await stalled.upToClose()).filter((line) => line.startsWith('MSG '))
  expect(before.length).toBeLessThan(400)
})
