import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { problemCodes, problemOf } from '@debut/events/problems.ts'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Unavailable } from './errors.ts'
import { HttpError, parseOrRefuse } from './http-error.ts'
import { createHttpServer } from './http-server.ts'
import { createLogger } from './logging.ts'
import { createMetrics } from './metrics.ts'
import { Readiness } from './readiness.ts'

const logger = createLogger('test', 'silent')
let app: FastifyInstance
let readiness: Readiness

beforeEach(() => {
  readiness = new Readiness()
  app = createHttpServer({ logger, metrics: createMetrics('test'), readiness })
  app.post('/echo', async ({ body }) => ({ body }))
})
afterEach(() => app.close())

it('writes down where somebody went, without what a link of theirs proves', async () => {
  const lines: string[] = []
  const talkative = pino({ level: 'debug' }, { write: (line) => void lines.push(line) })
  const server = createHttpServer({ logger: talkative, metrics: createMetrics('test'), readiness })
  await server.inject('/auth/v1/verify?token=hunter2&type=recovery')
  await server.close()
  expect(lines.join('')).toContain('"url":"/auth/v1/verify"')
  expect(lines.join('')).not.toContain('hunter2')
})

const json = { 'content-type': 'application/json' }

/** A route that fails, and what is answered. */
const answerTo = (error: Error) => {
  app.get('/fails', async () => {
    throw error
  })
  return app.inject('/fails')
}

describe('a request id', () => {
  it('is taken from who asks and given back', async () => {
    const response = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'edge:4711.a-b_c' } })
    expect(response.headers['x-request-id']).toBe('edge:4711.a-b_c')
  })

  it.each([undefined, '', 'short', 'with a space', 'x'.repeat(129), 'line\\nbreak', '<script>alert(1)</script>'])(
    'is made here instead of %j',
    async (given) => {
      const response = await app.inject({ url: '/nowhere', headers: given === undefined ? {} : { 'x-request-id': given } })
      expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      expect(response.json()).toMatchObject({ requestId: response.headers['x-request-id'] })
    },
  )
})

describe('a failed request', () => {
  it.each(problemCodes())('answers %s as the catalogue says', async (code) => {
    const response = await answerTo(new HttpError(code))
    const { status, message } = problemOf(code)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ code, message, requestId: response.headers['x-request-id'] })
    expect(response.headers['retry-after']).toBe(status === 503 ? '1' : undefined)
  })

  it('names the fields that do not fit', async () => {
    const schema = z.strictObject({ payload: z.strictObject({ name: z.string().min(3), tags: z.array(z.string()) }) })
    app.post('/strict', async ({ body }) => parseOrRefuse(schema, body))
    const response = await app.inject({ method: 'POST', url: '/strict', payload: { payload: { name: 'x', tags: ['a', 1], streak: 9 } } })
    expect(response.statusCode).toBe(400)
    const { details } = response.json<{ details: { path: string }[] }>()
    expect(details.map(({ path }) => path)).toEqual(['payload.name', 'payload.tags.1', 'payload.streak'])
  })

  it.each<[string, string, Record<string, string>, string]>([
    ['malformed-json', 'a body that is not JSON', json, '{"commandId": '],
    ['malformed-json', 'an empty body', json, ''],
    ['malformed-json', 'a body that would change every object', json, '{"__proto__": {"admin": true}}'],
    ['unsupported-media-type', 'a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
    ['unsupported-media-type', 'plain text', { 'content-type': 'text/plain' }, '{}'],
    ['unsupported-media-type', 'a body of no known kind', { 'content-type': 'rubbish' }, '{}'],
    ['too-large', 'more than 64 KiB', json, JSON.stringify('x'.repeat(65_536))],
  ])('is %s for %s', async (code, _, headers, payload) => {
    const response = await app.inject({ method: 'POST', url: '/echo', headers, payload })
    expect(response.json()).toMatchObject({ code, requestId: response.headers['x-request-id'] })
    expect(response.statusCode).toBe(problemOf(code).status)
  })

  it('takes a body of 64 KiB', async () => {
    const payload = JSON.stringify('x'.repeat(65_534))
    expect((await app.inject({ method: 'POST', url: '/echo', headers: json, payload })).statusCode).toBe(200)
  })

  it.each(['/nowhere', '/healthz/', '/echo', '/HEALTHZ', `/${'x'.repeat(2_000)}`])('is a 404 at %s', async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not-found' })
  })

  it.each(['/%', '/%c0%ae', '/echo/%zz'])('is one of ours also at the broken address %s', async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(response.json()).toEqual({
      code: 'not-found',
      message: problemOf('not-found').message,
      requestId: response.headers['x-request-id'],
    })
  })

  it('is one of ours also where a part of its address is too long', async () => {
    app.get('/of/:name', async () => 'yes')
    const response = await app.inject(`/of/${'x'.repeat(500)}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not-found' })
  })

  it.each<[string, string, string]>([
    ['headers-too-large', 'has more in its headers than Node takes', `GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['malformed-request', 'is not HTTP', 'hello\r\n\r\n'],
    ['malformed-request', 'says two lengths', 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
    [
      'too-large',
      'hides bytes in its chunks',
      `POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    ],
  ])('is %s, and the end of its connection, when it %s', async (code, _, sent) => {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(sent)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    const { status, message } = problemOf(code)
    const headers = new Map(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ') as [string, string]),
    )
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(headers.get('connection')).toBe('close')
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(JSON.parse(body)).toEqual({ code, message, requestId: headers.get('x-request-id') })
  })

  it.each<[string, Error]>([
    ['a service that is unavailable', new Unavailable('the event store did not answer')],
    ['a database that is unavailable', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['a refused connection', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ])('may be tried again after %s', async (_, error) => {
    const response = await answerTo(error)
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('1')
    expect(response.json()).toMatchObject({ code: 'unavailable' })
  })

  it('shows nothing of what went wrong inside', async () => {
    const response = await answerTo(new Error('password hunter2 in /srv/debut/secret.ts'))
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      code: 'internal',
      message: problemOf('internal').message,
      requestId: response.headers['x-request-id'],
    })
  })

  it('is a 500 of ours, whatever status the error would like to have', async () => {
    const response = await answerTo(Object.assign(new Error('odd'), { statusCode: 599 }))
    expect(response.statusCode).toBe(500)
  })
})

describe('every service', () => {
  it('has nothing kept of an answer whose route does not say that it may be', async () => {
    app.get('/for-all', async (_, reply) => reply.header('cache-control', 'public, max-age=60').send('for all'))
    const kept = async (method: 'GET' | 'POST', path: string) => (await app.inject({ method, url: path })).headers['cache-control']
    expect(await kept('POST', '/echo')).toBe('no-store')
    expect(await kept('GET', '/nowhere')).toBe('no-store')
    expect(await kept('GET', '/for-all')).toBe('public, max-age=60')
  })

  it('is alive while it is not ready', async () => {
    readiness.check('database', () => 'unavailable')
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    const ready = await app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ status: 'not-ready', checks: { database: { ok: false, detail: 'unavailable' } } })
  })

  it('says that it is ready', async () => {
    const ready = await app.inject('/readyz')
    expect(ready.statusCode).toBe(200)
    expect(ready.json()).toEqual({ status: 'ready', checks: {} })
  })

  it('answers HEAD as GET, without the body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/healthz' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
  })

  it('times its requests by route, so that an attacker’s addresses do not become metrics', async () => {
    app.get('/of/:name', async () => 'yes')
    await app.inject('/of/one')
    await app.inject('/of/two')
    await app.inject('/wp-login.php')
    const timed = async () =>
      (await app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('http_request_seconds_count'))
    const line = (route: string, status: number) =>
      `http_request_seconds_count{service="test",method="GET",route="${route}",status="${status}"}`
    await vi.waitFor(async () =>
      expect(await timed()).toEqual(expect.arrayContaining([`${line('/of/:name', 200)} 2`, `${line('none', 404)} 1`])),
    )
    expect((await timed()).join()).not.toContain('wp-login')
  })

  it('refuses a request that names two hosts', async () => {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.end('GET /healthz HTTP/1.1\r\nHost: one.example\r\nhost: two.example\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*"code":"malformed-request"/)
  })

  it.each([
    ['the headers', 'POST /echo HTTP/1.1\r\nhost: x\r\n'],
    ['the body', 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'],
  ])('answers 408 to a client that sends %s too slowly, and closes the connection', async (_, begun) => {
    const timeouts = { headersWithinMs: 100, wholeWithinMs: 200, lookMs: 50 }
    const hurried = createHttpServer({ logger, metrics: createMetrics('test'), readiness, timeouts })
    hurried.post('/echo', async ({ body }) => ({ body }))
    const { port } = new URL(await hurried.listen({ host: '127.0.0.1', port: 0 }))
    const slow = connect(Number(port), '127.0.0.1')
    slow.write(begun)
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 [^]*"code":"too-slow"/)
    await hurried.close()
  })

  it('answers the next request of a connection on which it refused a body halfway', async () => {
    app.addContentTypeParser('application/x-large', (_, payload, done) => done(null, payload))
    app.post('/large', async ({ raw }) => {
      raw.pipe(new Writable({ highWaterMark: 1, write: () => undefined }))
      throw new HttpError('too-large')
    })
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const client = connect(Number(port), '127.0.0.1')
    const size = 1024 * 1024
    client.write(`POST /large HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-large\r\ncontent-length: ${size}\r\n\r\n`)
    client.write(Buffer.alloc(size))
    client.end('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    const answers = await text(client)
    expect(answers).toContain('"code":"too-large"')
    expect(answers).toContain('"status":"alive"')
  })

  it('finishes the request in flight when it closes, and then lets go of the connection', async () => {
    const waiting = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    app.get('/slow', async () => {
      asked.resolve()
      await waiting.promise
      return { done: true }
    })
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const idle = connect(Number(port), '127.0.0.1')
    idle.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(idle, 'data')
    const busy = connect(Number(port), '127.0.0.1')
    busy.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
    const answered = text(busy)
    await asked.promise
    const closed = app.close()
    await once(idle, 'close')
    waiting.resolve()
    expect(await answered).toContain('{"done":true}')
    await closed
  })
})
