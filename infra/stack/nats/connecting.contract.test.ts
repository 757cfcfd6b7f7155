import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { rawClient, type RawOptions } from './raw-client.ts'
import { type ServerUnderTest, serverUnderTest } from './server-under-test.ts'

let server: ServerUnderTest

beforeAll(async () => {
  server = await serverUnderTest()
})
afterAll(() => server.close())

const open = async (options?: RawOptions['options']) => {
  const client = await rawClient({ ...server, ...(options === undefined ? {} : { options }) })
  onTestFinished(() => client.end())
  return client
}

it('greets with what a client needs to know', async () => {
  const { info } = await open()
  expect(info).toMatchObject({
    server_id: expect.stringMatching(/^\w{56}$/),
    server_name: expect.any(String),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    proto: 1,
    headers: true,
    max_payload: 1_048_576,
    client_id: expect.any(Number),
    client_ip: '127.0.0.1',
  })
})

it('gives every client a number of its own', async () => {
  const [one, other] = [await open(), await open()]
  expect(one.info['client_id']).not.toBe(other.info['client_id'])
  expect(one.info['server_id']).toBe(other.info['server_id'])
})

it('answers PING with PONG before and after CONNECT', async () => {
  const client = await open(null)
  client.send('PING', 'CONNECT {"verbose":false}', 'ping')
  expect(await client.lines(2)).toEqual(['PONG', 'PONG'])
})

it('says +OK to everything a verbose client does, messages after it', async () => {
  const client = await open({ verbose: true, pedantic: false })
  client.send('SUB a.b 1', 'PUB a.b 2', 'hi', 'UNSUB 1')
  expect(await client.upToPong()).toEqual(['+OK', '+OK', '+OK', 'MSG a.b 1 2', 'hi', '+OK'])
})

it('takes a client that never said CONNECT to be verbose', async () => {
  const client = await open(null)
  client.send('SUB quiet 1')
  expect(await client.upToPong()).toEqual(['+OK'])
})

it('keeps the defaults of what CONNECT leaves out', async () => {
  const client = await open({})
  client.send('PUB a.* 0', '')
  expect(await client.upToPong()).toEqual(['+OK', "-ERR 'Invalid Publish Subject'", '+OK'])
})

it('lets CONNECT be said again with other options', async () => {
  const client = await open({ verbose: true })
  client.send('CONNECT {"verbose":false}', 'SUB x 1')
  expect(await client.upToPong()).toEqual(['+OK'])
})

it('closes without a word on a CONNECT that is no JSON', async () => {
  const client = await open(null)
  client.send('CONNECT {verbose')
  expect(await client.upToClose()).toEqual([])
})

it('refuses a protocol version it does not know', async () => {
  const client = await open({ verbose: false, protocol: 7 })
  expect(await client.upToClose()).toEqual(["-ERR 'invalid client protocol'"])
})

it('refuses no_responders without headers', async () => {
  const client = await open({ verbose: false, no_responders: true, headers: false })
  expect(await client.upToClose()).toEqual(["-ERR 'no responders requires headers support'"])
})

it.each(['GET / HTTP/1.1', 'PUBX a 1', '', 'MSG a 1 0'])('closes on %j with the reason', async (line) => {
  const client = await open()
  client.send(line)
  expect(await client.upToClose()).toEqual(["-ERR 'Unknown Protocol Operation'"])
})

it.each(['PUB a', 'PUB a b c 1', 'PUB a x', 'PUB a -1', 'SUB a', 'SUB a b c d', 'UNSUB a b c', 'HPUB a 5', 'HPUB a 9 3'])(
  'closes on %j without a word',
  async (line) => {
    const client = await open({ verbose: false, headers: true })
    client.send(line)
    expect(await client.upToClose()).toEqual([])
  },
)

it('does what was asked before the mistake', async () => {
  const [listener, client] = [await open(), await open()]
  listener.send('SUB before.mistake 1')
  await listener.upToPong()
  client.send('PUB before.mistake 2', 'ok', 'NONSENSE', 'PUB before.mistake 3', 'not')
  await client.upToClose()
  expect(await listener.upToPong()).toEqual(['MSG before.mistake 1 2', 'ok'])
})

it('reads operations in any case, with tabs and with bare newlines', async () => {
  const client = await open()
  client.sendBytes('sub\tcase.x   7\nPub case.x 2\r\nhi\r\npInG\n')
  expect(await client.lines(3)).toEqual(['MSG case.x 7 2', 'hi', 'PONG'])
})

it('reads operations cut anywhere', async () => {
  const client = await open()
  for (const byte of 'SUB cut.x 1\r\nPUB cut.x 5\r\nhello\r\n') {
    client.sendBytes(byte)
    await new Promise(setImmediate)
  }
  expect(await client.upToPong()).toEqual(['MSG cut.x 1 5', 'hello'])
})
