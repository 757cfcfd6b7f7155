import { eventually } from '@debut/testing/eventually.ts'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { askServices, keepingAnswers } from './ask-services.ts'

let server: Server
let asked: string[]

const serve = async (listener: RequestListener): Promise<string> => {
  asked = []
  server = createServer((request, response) => {
    asked.push([request.url, request.headers.authorization, request.headers['if-none-match']].filter(Boolean).join(' '))
    listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}
const TIMEOUT = { timeout: 5_000 }

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('gives status, headers and JSON of an answer, as fetch does', async () => {
  const url = await serve((_request, response) => response.writeHead(503, { 'retry-after': '7' }).end('{"code":"unavailable"}'))
  const { ok, status, headers, json } = await askServices(`${url}/api/boards/day?limit=3`, {
    ...TIMEOUT,
    headers: { authorization: 'Bearer a' },
  })
  expect([ok, status, headers.get('retry-after'), headers.get('etag')]).toEqual([false, 503, '7', null])
  expect(await json()).toEqual({ code: 'unavailable' })
  expect(asked).toEqual(['/api/boards/day?limit=3 Bearer a'])
})

it('fails for what is no JSON, what does not come in time, and what ends half way', async () => {
  const url = await serve(({ url: path }, response) => {
    if (path === '/html') response.end('<html>')
    if (path === '/half') {
      response.writeHead(200, { 'content-length': '100' }).write('{')
      setTimeout(() => response.destroy(), 10)
    }
  })
  await expect((await askServices(`${url}/html`, TIMEOUT)).json()).rejects.toThrow('JSON')
  await expect(askServices(`${url}/late`, { timeout: 50 })).rejects.toThrow('no answer from /late in 50 ms')
  await expect(askServices(`${url}/half`, TIMEOUT)).rejects.toThrow('aborted')
})

it('asks again over another connection where the one that was kept had just been closed', async () => {
  let closes = false
  const url = await serve((request, response) => {
    if (closes) request.socket.resetAndDestroy()
    else response.end('1')
    closes = false
  })
  await askServices(url, TIMEOUT)
  closes = true
  expect(await (await askServices(url, TIMEOUT)).json()).toBe(1)
  expect(asked).toHaveLength(3)
})

it('lets go of connections that nothing was asked over for some seconds, and of none that waits for its answer', async () => {
  const url = await serve(({ url: path }, response) => {
    setTimeout(() => response.end('1'), path === '/slow' ? 4_500 : 10)
  })
  server.keepAliveTimeout = 60_000
  const slow = askServices(`${url}/slow`, TIMEOUT)
  await Promise.all(Array.from({ length: 30 }, () => askServices(url, TIMEOUT)))
  const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  expect(await open()).toBe(31)
  expect(await (await slow).json()).toBe(1)
  await eventually(async () => expect(await open()).toBe(1))
})

it('reads what is for everybody once for as long as it holds', async () => {
  let tag = 'W/"one"'
  const url = await serve(({ headers }, response) => {
    response.setHeader('etag', tag)
    if (headers['if-none-match'] === tag) response.writeHead(304).end()
    else response.end(JSON.stringify({ tag }))
  })
  const ask = keepingAnswers(askServices, 10)
  const read = async () => (await ask(`${url}/board`, TIMEOUT)).json()
  const first = await read()
  expect(await read()).toBe(first)
  tag = 'W/"two"'
  expect(await read()).toEqual({ tag })
  expect(asked).toEqual(['/board', '/board W/"one"', '/board W/"one"'])
})

it('keeps nothing of a member’s, nothing that failed, and no more than it may', async () => {
  let status = 200
  const url = await serve(({ url: path }, response) => response.writeHead(status, { etag: 'W/"one"' }).end(JSON.stringify(path)))
  const ask = keepingAnswers(askServices, 1)
  const own = { ...TIMEOUT, headers: { authorization: 'Bearer a' } }
  await ask(`${url}/own`, own)
  await ask(`${url}/own`, own)
  status = 500
  await ask(`${url}/a`, TIMEOUT)
  status = 200
  await ask(`${url}/a`, TIMEOUT)
  await ask(`${url}/b`, TIMEOUT)
  await ask(`${url}/a`, TIMEOUT)
  expect(asked).toEqual(['/own Bearer a', '/own Bearer a', '/a', '/a', '/b', '/a'])
})
