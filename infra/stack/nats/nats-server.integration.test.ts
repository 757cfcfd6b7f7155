import { setTimeout } from 'node:timers/promises'
import { connect } from 'nats'
import { expect, it } from 'vitest'
import { start } from './nats-server.ts'
import { rawClient } from './raw-client.ts'

const anywhere = { port: 0, host: '127.0.0.1' }

it('frees its port and ends its clients when it closes', async () => {
  const server = await start(anywhere)
  const nc = await connect({ servers: `127.0.0.1:${server.port}`, reconnect: false })
  await server.close()
  await nc.closed()
  const again = await start({ ...anywhere, port: server.port })
  expect(again.port).toBe(server.port)
  await again.close()
})

it('may be closed twice', async () => {
  const server = await start(anywhere)
  await server.close()
  await expect(server.close()).resolves.toBeUndefined()
})

it('says when its port is taken', async () => {
  const server = await start(anywhere)
  await expect(start({ ...anywhere, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await server.close()
})

it('lets the package find its way back to a broker that was restarted, subscriptions and all', async () => {
  const first = await start(anywhere)
  const nc = await connect({ servers: `127.0.0.1:${first.port}`, reconnectTimeWait: 10, reconnectJitter: 0, maxReconnectAttempts: -1 })
  const arrived = new Promise((resolve) => nc.subscribe('back', { callback: (_, message) => resolve(message.string()) }))
  const reconnected = (async () => {
    for await (const { type } of nc.status()) if (type === 'reconnect') return
  })()
  await first.close()
  const second = await start({ ...anywhere, port: first.port })
  await reconnected
  const other = await connect({ servers: `127.0.0.1:${second.port}` })
  await nc.flush()
  other.publish('back', 'here')
  expect(await arrived).toBe('here')
  await nc.close()
  await other.close()
  await second.close()
})

it('reads a fast publisher less often rather than lose a subscriber that reads slowly', async () => {
  const server = await start({ ...anywhere, maxPayload: 65_536, maxPending: 4_000_000 })
  const reader = await rawClient({ ...anywhere, ...server })
  reader.send('SUB burst 1')
  await reader.upToPong()
  const publisher = await rawClient({ ...anywhere, ...server })
  const body = 'x'.repeat(50_000)
  for (let sent = 0; sent < 400; sent += 1) publisher.send('PUB burst 50000', body)
  let arrived = 0
  while (arrived < 400) {
    const line = await reader.line()
    if (line === undefined) break
    if (line !== body) continue
    arrived += 1
    await setTimeout(2)
  }
  expect(arrived).toBe(400)
  reader.end()
  publisher.end()
  await server.close()
})
