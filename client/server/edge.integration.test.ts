import { eventually } from '@debut/testing/eventually.ts'
import { execFile } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { buildEdge } from './app.ts'
import { edgeSettings } from './testing/edge-settings.ts'

const NOW = '2026-03-01T08:10:00Z'
const ada = {
  memberId: '0b5f7a6e-6c1d-4f0e-9a51-1d3c8f2e7a01',
  username: 'ada <lovelace>',
  name: null,
  avatar: null,
  tier: 0,
  rank: 1,
  points: 40,
  tools: [],
}

let queries: FastifyInstance
let commands: FastifyInstance
let edge: FastifyInstance
let now: string
let seen: FastifyRequest[]
let answer: { status: number; body: unknown }

const upstream = async () => {
  const app = fastify()
  app.addHook('onRequest', async (request) => void seen.push(request))
  return app
}

const startEdge = async (settings: Record<string, string> = {}) => {
  edge = await buildEdge({
    config: edgeSettings({
      QUERY_SERVICE_URL: queries.listeningOrigin,
      COMMAND_SERVICE_URL: commands.listeningOrigin,
      PUBLIC_URL: 'https://debut.example',
      ...settings,
    }),
    logger: createLogger('edge', 'silent'),
    clock: () => toInstant(now),
  })
  await edge.listen({ port: 0, host: '127.0.0.1' })
}

/** A page that shows what the query-service answers. */
const PAGE = '/community/makers'
const get = (path: string, headers: Record<string, string> = {}) => fetch(edge.listeningOrigin + path, { headers })

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../build.ts')])
})

beforeEach(async () => {
  now = NOW
  seen = []
  answer = { status: 200, body: { makers: [ada], position: 12 } }
  queries = await upstream()
  queries.get('/api/makers', (_request, reply) => reply.code(answer.status).send(answer.body))
  commands = await upstream()
  commands.post('/api/commands', async (request) => ({ position: 1, got: request.body }))
  commands.get('/auth/v1/settings', async () => ({ external: {} }))
  await Promise.all([queries, commands].map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
  await startEdge()
})
afterEach(() => Promise.all([edge, queries, commands].map((app) => app.close())))

describe('a page', () => {
  it('is whole before any script runs', async () => {
    const response = await get(PAGE)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Makers · Debut</title>')
    expect(html).toContain('<link rel="canonical" href="https://debut.example/community/makers">')
    expect(html).toContain('ada &lt;lovelace&gt;')
    expect(html).toContain('Made in the EU')
    expect(html.replaceAll('<!-- -->', '')).toContain('© 2019-2025')
  })

  it('hands its state over, so that the browser goes on from the same log position', async () => {
    const html = await (await get(PAGE)).text()
    const state = JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    expect(state.resources['/api/makers?limit=31&offset=0']).toMatchObject({
      status: 'ready',
      data: { position: 12, rows: [{ memberId: ada.memberId, username: ada.username, points: 40 }] },
    })
    expect(state.clock.now).toBe(toInstant(NOW).toMillis())
  })

  it('asks the query-service under the id of the reader’s request', async () => {
    const response = await get(PAGE, { 'x-request-id': 'reader-0001' })
    expect(response.headers.get('x-request-id')).toBe('reader-0001')
    expect(seen[0]?.headers['x-request-id']).toBe('reader-0001')
  })

  it('is drawn once a second, however many come', async () => {
    await Promise.all([get(PAGE), get(PAGE), get(PAGE)])
    await get(PAGE)
    expect(seen).toHaveLength(1)
    now = '2026-03-01T08:10:01Z'
    await get(PAGE)
    expect(seen).toHaveLength(2)
  })

  it('says that the list cannot be reached, and is not kept, when the query-service fails', async () => {
    answer = { status: 503, body: { code: 'unavailable' } }
    const response = await get(PAGE)
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.text()).toContain('We can’t reach the makers right now')
    answer = { status: 200, body: { makers: [], position: 3 } }
    expect(await (await get(PAGE)).text()).toContain('No makers yet')
  })

  it('is drawn although the query-service is not there at all', async () => {
    await queries.close()
    const response = await get(PAGE)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('We can’t reach the makers right now')
  })

  it('is drawn although the query-service answers something else than makers', async () => {
    answer = { status: 200, body: { members: [{ memberId: 5 }], total: 1, position: 1 } }
    expect(await (await get(PAGE)).text()).toContain('We can’t reach the makers right now')
  })

  it('names an address that nothing answers to, with the right status', async () => {
    const response = await get('/nowhere/at-all?x=<script>')
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain('Page not found: /nowhere/at-all')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(seen).toHaveLength(0)
  })

  it.each(['br', 'gzip'])('travels compressed with %s to those who take it', async (encoding) => {
    const response = await get(PAGE, { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toContain('Ranked by the points')
  })
})

describe('the policy', () => {
  it('allows our own scripts and the one in the head by its hash, nothing inline and no one to frame us', async () => {
    const response = await get(PAGE)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/unsafe|nonce|\*/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/)
    const html = await response.text()
    expect(html).not.toMatch(/ style=|<style| on\w+="/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
  })
})

describe('files', () => {
  it('are kept for ever where their name holds their hash, and come compressed', async () => {
    const html = await (await get(PAGE)).text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const response = await get(script, { 'accept-encoding': 'br' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  it('include the icon that browsers and crawlers ask for by its old name', async () => {
    const response = await get('/favicon.ico')
    expect({ status: response.status, type: response.headers.get('content-type'), cached: response.headers.get('cache-control') }).toEqual({
      status: 200,
      type: 'image/vnd.microsoft.icon',
      cached: 'public, max-age=3600',
    })
    const icon = Buffer.from(await response.arrayBuffer())
    const [reserved, kind, count] = [0, 2, 4].map((at) => icon.readUInt16LE(at))
    expect({ reserved, kind, widths: Array.from({ length: count ?? 0 }, (_, number) => icon[6 + 16 * number]) }).toEqual({
      reserved: 0,
      kind: 1,
      widths: [16, 32, 48],
    })
  })

  it('are only those of the client bundle', async () => {
    expect((await get('/assets/../../manifest.json')).status).toBe(404)
    expect((await get('/assets/%2e%2e/%2e%2e/manifest.json')).status).toBe(404)
  })
})

describe('what belongs to a service', () => {
  it('is passed on with its body and the request id', async () => {
    const response = await fetch(`${edge.listeningOrigin}/api/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'command-0001', authorization: 'Bearer t' },
      body: JSON.stringify({ type: 'RegisterMember' }),
    })
    expect(await response.json()).toEqual({ position: 1, got: { type: 'RegisterMember' } })
    expect(response.headers.get('x-request-id')).toBe('command-0001')
    expect(seen[0]?.headers).toMatchObject({ 'x-request-id': 'command-0001', authorization: 'Bearer t' })
  })

  it('reaches the service it belongs to', async () => {
    expect(await (await get('/auth/v1/settings')).json()).toEqual({ external: {} })
    expect(await (await get('/api/makers?limit=3')).json()).toMatchObject({ position: 12 })
    expect(seen.map(({ url }) => url)).toEqual(['/auth/v1/settings', '/api/makers?limit=3'])
  })

  it('is answered 503 with a code and a time to retry while the service is unavailable', async () => {
    await commands.close()
    const response = await fetch(`${edge.listeningOrigin}/api/commands`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await response.json()).toMatchObject({ code: 'unavailable', requestId: response.headers.get('x-request-id') })
  })

  it('is asked once: a 503 of the service is the reader’s to retry', async () => {
    answer = { status: 503, body: { code: 'unavailable' } }
    expect((await get('/api/makers')).status).toBe(503)
    expect(seen).toHaveLength(1)
  })
})

describe('the live socket', () => {
  let sockets: WebSocketServer
  const connections = new EventEmitter()

  beforeEach(() => {
    sockets = new WebSocketServer({ server: queries.server, path: '/api/live' })
    sockets.on('connection', (socket, request) => connections.emit('open', socket, request))
  })

  const open = async () => {
    const opened = once(connections, 'open')
    const browser = new WebSocket(`${edge.listeningOrigin.replace('http', 'ws')}/api/live`, { origin: 'https://debut.example' })
    const [service, request] = await opened
    return { browser, service, request }
  }

  it('passes frames both ways, and the origin for the query-service to judge', async () => {
    const { browser, service, request } = await open()
    expect(request.headers.origin).toBe('https://debut.example')
    const toService = once(service, 'message')
    if (browser.readyState !== WebSocket.OPEN) await once(browser, 'open')
    browser.send('{"type":"hello","token":null}')
    expect(String((await toService)[0])).toBe('{"type":"hello","token":null}')
    const toBrowser = once(browser, 'message')
    service.send('{"type":"welcome"}')
    expect(String((await toBrowser)[0])).toBe('{"type":"welcome"}')
    browser.terminate()
  })

  it('closes the browser’s socket when the query-service closes its own, so that the browser can reconnect', async () => {
    const { browser, service } = await open()
    const closed = once(browser, 'close')
    service.terminate()
    await closed
  })

  it.each(['/auth/v1/user', '/avatars/x', '/api/tools/x', '/', '/api/live/more', '/nowhere'])(
    'is opened nowhere else: %s is answered 400, and leaves nothing open',
    async (path) => {
      const { hostname, port, host } = new URL(edge.listeningOrigin)
      const socket = connect(Number(port), hostname)
      const answered = text(socket)
      const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13'
      socket.end(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n${key}\r\n\r\n`)
      expect(await answered).toMatch(/^HTTP\/1\.1 400 [^]*no WebSocket is opened here/)
      expect(await new Promise((resolve) => edge.server.getConnections((_, count) => resolve(count)))).toBe(0)
    },
  )

  it('lets the query-service feel a reader who no longer reads, and holds little for them itself', async () => {
    const { browser, service } = await open()
    if (browser.readyState !== WebSocket.OPEN) await once(browser, 'open')
    browser.pause()
    const frame = 'x'.repeat(256 * 1024)
    for (let sent = 0; sent < 100; sent++) service.send(frame)
    await get('/healthz')
    expect(service.bufferedAmount).toBeGreaterThan(10 * 1024 * 1024)
    browser.terminate()
    service.terminate()
  })

  it('has so many sockets of one address, and gives the place of one that closes to another', async () => {
    await edge.close()
    await startEdge({ LIVE_SOCKETS_PER_ADDRESS: '3', TRUSTED_PROXIES: 'loopback' })
    const join = (address: string) => {
      const socket = new WebSocket(`${edge.listeningOrigin.replace('http', 'ws')}/api/live`, { headers: { 'x-forwarded-for': address } })
      const opened = once(socket, 'open').then(() => 101)
      const refused = once(socket, 'unexpected-response').then(([, answer]: { statusCode: number; headers: object }[]) => answer)
      return { socket, answered: Promise.race([opened, refused]) }
    }
    const three = [join('192.0.2.7'), join('192.0.2.7'), join('192.0.2.7')]
    expect(await Promise.all(three.map(({ answered }) => answered))).toEqual([101, 101, 101])
    expect(await join('192.0.2.7').answered).toMatchObject({ statusCode: 429, headers: { 'retry-after': '5' } })
    const other = join('192.0.2.8')
    expect(await other.answered).toBe(101)
    three[0]?.socket.terminate()
    await eventually(async () => {
      const again = join('192.0.2.7')
      expect(await again.answered).toBe(101)
      again.socket.terminate()
    })
    for (const { socket } of [...three, other]) socket.terminate()
    expect((await edge.operators.inject('/metrics')).body).toMatch(/live_sockets_refused_total\{why="too many of one".*\} \d/)
  })
})

describe('the edge itself', () => {
  it('draws so many pages for one address, and gives those that are kept to everybody', async () => {
    await edge.close()
    await startEdge({ PAGES_PER_MINUTE: '5', TRUSTED_PROXIES: 'loopback' })
    const load = (address: string, query = '') => get(`${PAGE}?q=${query}`, { 'x-forwarded-for': address })
    const statuses = []
    for (let page = 0; page < 6; page++) statuses.push((await load('192.0.2.7', String(page))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await load('192.0.2.7', 'more')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await refused.text()).toMatch(/You opened many pages in a short time[^]*in \d+ seconds/)
    const data = await get(`${PAGE}/_payload.json?q=more`, { 'x-forwarded-for': '192.0.2.7' })
    expect([data.status, await data.json()]).toMatchObject([429, { code: 'too-many-requests' }])
    expect((await load('192.0.2.8', 'kept')).status).toBe(200)
    expect((await load('192.0.2.7', 'kept')).status).toBe(200)
  })

  it('has so many connections of one address, and more of those whom it trusts to speak for many', async () => {
    const connected = async (asked: number, left: number) => {
      const { hostname, port } = new URL(edge.listeningOrigin)
      const open = new Set(Array.from({ length: asked }, () => connect(Number(port), hostname)))
      for (const socket of open) socket.on('error', () => undefined).once('close', () => open.delete(socket))
      await Promise.all([...open].map((socket) => once(socket, 'connect')))
      await eventually(() => expect(open.size).toBe(left))
      await eventually(async () => expect(await counted()).toBe(left))
      for (const socket of open) socket.destroy()
      await eventually(async () => expect(await counted()).toBe(0))
    }
    const counted = async () => {
      const { body } = await edge.operators.inject('/metrics')
      return Number(/^connections_open(?:\{.*\})? (\d+)$/m.exec(body)?.[1])
    }
    await edge.close()
    await startEdge({ CONNECTIONS_PER_ADDRESS: '10' })
    await connected(12, 10)
    await edge.close()
    await startEdge({ CONNECTIONS_PER_ADDRESS: '10', TRUSTED_PROXIES: 'loopback' })
    await connected(12, 12)
    expect((await get('/healthz')).status).toBe(200)
  })

  it('is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200)
    await get(PAGE)
    const operators = (path: string) => edge.operators.inject(path)
    expect((await operators('/readyz')).statusCode).toBe(200)
    expect((await operators('/metrics')).body).toContain('page_render_seconds_count')
    for (const path of ['/readyz', '/metrics']) expect((await get(path)).status).toBe(404)
  })

  it('finishes what it is drawing when it is asked to stop', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked = new EventEmitter()
    const arrived = once(asked, 'asked')
    await edge.close()
    const slow = fastify()
    slow.get('/api/makers', async () => {
      asked.emit('asked')
      await held
      return answer.body
    })
    await slow.listen({ port: 0, host: '127.0.0.1' })
    await startEdge({ QUERY_SERVICE_URL: slow.listeningOrigin })
    const page = get(PAGE)
    await arrived
    const closed = edge.close()
    release()
    expect(await (await page).text()).toContain('Ranked by the points')
    await closed
    await slow.close()
  })
})
