import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { connect } from 'nats'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type NatsServer, start } from '@debut/stack/nats/nats-server.ts'
import { openBus } from './bus.ts'
import { createLogger } from './logging.ts'
import { runProgram } from './testing/child-program.ts'

const HOST = '127.0.0.1'
const logger = createLogger('test', 'silent')

const startServer = async () => {
  let server: NatsServer | undefined = await start({ port: 0, host: HOST })
  const { port } = server
  const stop = async () => {
    await server?.close()
    server = undefined
  }
  onTestFinished(stop)
  return { port, stop, restart: async () => void (server = await start({ port, host: HOST })) }
}

const open = (port: number, url = `nats://${HOST}:${port}`) => {
  const bus = openBus({ url, name: 'test', logger })
  onTestFinished(() => bus.close())
  return { bus, connected: () => expect.poll(() => bus.connected(), { timeout: 60_000 }).toBe(true) }
}

const listener = (bus: ReturnType<typeof open>['bus'], subject: string) => {
  const received: unknown[] = []
  bus.subscribe(subject, (hint, on) => received.push([on, hint]))
  return received
}

/** Publishes it until it was received: a subscription takes a moment. */
const publishUntilReceived = (publish: () => void, received: unknown[], expected: unknown) =>
  expect
    .poll(
      () => {
        publish()
        return received.at(-1)
      },
      { timeout: 60_000 },
    )
    .toEqual(expected)

describe('the bus', () => {
  it('carries a hint from one process to another, with its subject', async () => {
    const { port } = await startServer()
    const [from, to] = [open(port), open(port)]
    const received = listener(to.bus, 'projected.*')
    await Promise.all([from.connected(), to.connected()])
    const hint = { position: 42, topics: ['members'] }
    await publishUntilReceived(() => from.bus.publish('projected.members', hint), received, ['projected.members', hint])
  })

  it('lets a service start without it, and joins once it is there', async () => {
    const server = await startServer()
    await server.stop()
    const { bus, connected } = open(server.port)
    const received = listener(bus, 'hints')
    bus.publish('hints', 'lost, which is all right')
    expect(bus.connected()).toBe(false)
    await server.restart()
    await connected()
    await publishUntilReceived(() => bus.publish('hints', 'received'), received, ['hints', 'received'])
  })

  it('receives hints again after an outage', async () => {
    const server = await startServer()
    const { bus, connected } = open(server.port)
    const early = listener(bus, 'early')
    await connected()
    const late = listener(bus, 'late')
    await server.stop()
    await expect.poll(() => bus.connected()).toBe(false)
    bus.publish('early', 'lost, which is all right')
    await server.restart()
    await connected()
    await publishUntilReceived(() => bus.publish('early', 1), early, ['early', 1])
    await publishUntilReceived(() => bus.publish('late', 2), late, ['late', 2])
  })

  it('receives a hint once, however often it had to reconnect', async () => {
    const server = await startServer()
    const { bus, connected } = open(server.port)
    const received = listener(bus, 'hints')
    await connected()
    for (const _ of [1, 2]) {
      await server.stop()
      await expect.poll(() => bus.connected()).toBe(false)
      await server.restart()
      await connected()
    }
    await publishUntilReceived(() => bus.publish('hints', 'ping'), received, ['hints', 'ping'])
    received.length = 0
    bus.publish('hints', 'once')
    bus.publish('hints', 'last')
    await expect.poll(() => received.at(-1)).toEqual(['hints', 'last'])
    expect(received.filter((each) => JSON.stringify(each) === '["hints","once"]')).toHaveLength(1)
  })

  it('keeps listening after a hint that is not JSON, or that its reader can not use', async () => {
    const { port } = await startServer()
    const { bus, connected } = open(port)
    const received: unknown[] = []
    bus.subscribe('hints', (hint) => {
      if (hint === 'poison') throw new Error('not for me')
      received.push(hint)
    })
    await connected()
    const stranger = await connect({ servers: `nats://${HOST}:${port}` })
    onTestFinished(() => stranger.close())
    await expect
      .poll(() => {
        stranger.publish('hints', '{"position":')
        stranger.publish('hints')
        bus.publish('hints', 'poison')
        bus.publish('hints', 'fine')
        return received.at(-1)
      })
      .toBe('fine')
  })

  it('throws for no hint, not even for one that can not be sent', async () => {
    const { port } = await startServer()
    const { bus, connected } = open(port)
    const received = listener(bus, 'hints')
    await connected()
    bus.publish('hints', 'more than NATS takes '.repeat(100_000))
    bus.publish('hints', { position: 1n })
    await publishUntilReceived(() => bus.publish('hints', 'fine'), received, ['hints', 'fine'])
  })

  it.each([
    ['each with its protocol', (dead: number, port: number) => `nats://${HOST}:${dead},nats://${HOST}:${port}`],
    ['the protocol said once', (dead: number, port: number) => `nats://${HOST}:${dead},${HOST}:${port}`],
  ])('joins the node that lives when the first one is dead, %s', async (_, address) => {
    const [dead, alive] = await Promise.all([startServer(), startServer()])
    await dead.stop()
    const { bus, connected } = open(alive.port, address(dead.port, alive.port))
    const received = listener(bus, 'hints')
    await connected()
    await publishUntilReceived(() => bus.publish('hints', 'received'), received, ['hints', 'received'])
  })

  it('reconnects to a node that was dead at the start', async () => {
    const [first, second] = await Promise.all([startServer(), startServer()])
    await first.stop()
    const { bus, connected } = open(second.port, `nats://${HOST}:${first.port},${HOST}:${second.port}`)
    await connected()
    await second.stop()
    await expect.poll(() => bus.connected()).toBe(false)
    await first.restart()
    await connected()
  })

  it('tries for ever where it is refused', async () => {
    let tries = 0
    const refusing = createServer((socket) => {
      tries += 1
      socket.on('error', () => undefined)
      socket.end(
        'INFO {"server_id":"x","version":"2.9.10","proto":1,"headers":true,"max_payload":1024}\r\n-ERR \'Authorization Violation\'\r\n',
      )
    }).listen(0, HOST)
    await once(refusing, 'listening')
    onTestFinished(() => void refusing.close())
    const { bus } = open((refusing.address() as AddressInfo).port)
    await expect.poll(() => tries, { timeout: 60_000 }).toBeGreaterThan(3)
    expect(bus.connected()).toBe(false)
  })

  it('keeps no process alive once it was closed, connected or not', async () => {
    const server = await startServer()
    const offline = await startServer()
    await offline.stop()
    const program = runProgram(`
      import { openBus } from './bus.ts'
      import { createLogger } from './logging.ts'
      const logger = createLogger('test', 'silent')
      const [there, offline] = [${server.port}, ${offline.port}].map((port) => openBus({ url: 'nats://${HOST}:' + port, name: 'test', logger }))
      while (!there.connected()) await new Promise((look) => setTimeout(look, 10))
      await Promise.all([there.close(), offline.close()])
      console.log('closed')`)
    expect(await program.ended).toMatchObject({ code: 0, stdout: 'closed\n' })
  })
})
