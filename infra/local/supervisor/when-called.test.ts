import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from './ports.ts'
import { whenCalled } from './when-called.ts'

const host = '127.0.0.1'

const echo = async () => {
  const server = createServer((request, response) => {
    void text(request).then((body) => response.end(`${request.url} ${body}`))
  }).listen(0, host)
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: async () => void server.close() }
}

const door = async (open: () => ReturnType<typeof echo> = echo) => {
  let opened = 0
  let closed = 0
  const port = await freePort(host)
  const counted = async () => {
    opened++
    const behind = await open()
    const close = () => {
      closed++
      return behind.close()
    }
    return { ...behind, close }
  }
  const doors = await whenCalled(host, counted, [{ port, leadsTo: (behind) => behind.port }])
  onTestFinished(() => doors.close())
  return { url: `http://${host}:${port}`, port, doors, opened: () => opened, closed: () => closed }
}

it('loads what stands behind a door with the first call, and once', async () => {
  const { url, opened } = await door()
  expect(opened()).toBe(0)
  const bodies = ['one', 'two', 'three'].map((body) => fetch(`${url}/${body}`, { method: 'POST', body }).then((answer) => answer.text()))
  expect(await Promise.all(bodies)).toEqual(['/one one', '/two two', '/three three'])
  expect(opened()).toBe(1)
})

it('hangs up on whoever calls what cannot be opened, and tries again for the next', async () => {
  let failures = 0
  const { url } = await door(async () => {
    if (failures++ === 0) throw new Error('it is broken')
    return echo()
  })
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(await (await fetch(`${url}/again`)).text()).toBe('/again ')
})

it('closes what was opened, and lets nobody hold it up', async () => {
  const { url, port, doors, closed } = await door()
  await (await fetch(url)).text()
  const silent = connect(port, host)
  await once(silent, 'connect')
  await doors.close()
  await once(silent, 'close')
  expect(closed()).toBe(1)
})

it('opens nothing only to close it', async () => {
  const { doors, opened } = await door()
  await doors.close()
  expect(opened()).toBe(0)
})
