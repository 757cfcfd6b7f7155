import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepPictureRoute } from '@debut/events/drafts/draft-routes.ts'
import { addProxy } from './proxy.ts'
import { type EdgePart, startEdgePart } from './testing/edge-part.ts'

let commands: FastifyInstance
let edge: EdgePart
let origin: string
const pictureCame = Promise.withResolvers<undefined>()
const pictureLeft = Promise.withResolvers<string>()
beforeAll(async () => {
  commands = fastify()
  commands.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: 4_000_000 }, (_, body, done) =>
    done(null, body.length),
  )
  commands.addContentTypeParser('text/strange', { parseAs: 'string', bodyLimit: 1_000_000 }, (_, body, done) => done(null, body))
  // It waits for its turn until its sender leaves.
  commands.post(keepPictureRoute.path, (_, reply) => {
    pictureCame.resolve(undefined)
    reply.raw.once('close', () => pictureLeft.resolve('known'))
  })
  commands.all('/*', async ({ method, url, headers, body }) => ({ method, url, token: headers.authorization, body }))
  await commands.listen({ port: 0, host: '127.0.0.1' })
  edge = await startEdgePart(
    async (app, { config }) => {
      await addProxy(app, config)
      app.addHook('onListen', async () => void (origin = app.listeningOrigin))
    },
    (queries) => {
      queries.get('/api/whole', async () => 'x'.repeat(1_000))
      queries.get('/api/large', async () => 'x'.repeat(300_000))
      queries.get('/api/broken', (_, reply) => {
        reply.hijack()
        reply.raw.writeHead(200, { 'content-length': 1_000 }).write('x')
        setImmediate(() => reply.raw.destroy())
      })
      queries.all('/*', async ({ url }) => ({ query: url }))
    },
    { COMMAND_SERVICE_URL: commands.listeningOrigin },
  )
})
afterAll(() => Promise.all([edge.close(), commands.close()]))

const post = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { method: 'POST', headers })

it('asks the command-service, which has the secret, who vouches for a member before a provider', async () => {
  const answer = await post('/api/chat/auth', { authorization: 'Bearer t' })
  expect(await answer.json()).toEqual({ method: 'POST', url: '/api/chat/auth', token: 'Bearer t' })
  const other = await post('/api/help-desk/auth?lang=en')
  expect(await other.json()).toMatchObject({ url: '/api/help-desk/auth?lang=en' })
})

it('leaves all that only looks alike to whom it belongs', async () => {
  expect(await (await edge.get('/api/chat/auth')).json()).toEqual({ query: '/api/chat/auth' })
  expect(await (await edge.get('/api/tools/auth')).json()).toEqual({ query: '/api/tools/auth' })
  expect(await (await post('/api/chat/more/auth')).json()).toEqual({ query: '/api/chat/more/auth' })
})

it('leads no client to what services ask each other', async () => {
  // As no client would write it: others shorten a path before they ask for it.
  const asked = (path: string) =>
    new Promise<string>((resolve, reject) => {
      request(origin, { path }, (answer) => void text(answer).then(resolve, reject))
        .on('error', reject)
        .end()
    })
  for (const way of ['', '/api/..', '/api/%2e%2e', '/auth/v1/../..', '/avatars/%2e%2e', '/api//'])
    for (const path of ['/internal/streams/4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11', '/internal/sessions'])
      expect(await asked(`${way}${path}`), `${way}${path}`).not.toContain('"/internal')
})

it('asks the command-service for pictures of members, for changes of them, and for all that a member takes along', async () => {
  const member = '4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11'
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(1_000_000)]), 'face.png')
  for (const init of [
    { method: 'DELETE' },
    { method: 'GET', path: `/avatars/${member}/face.webp` },
    { method: 'GET', path: `/api/members/${member}/export` },
  ]) {
    const { method, path = '/api/profile/avatar' } = init
    expect(await (await fetch(origin + path, { method })).json()).toMatchObject({ method, url: path })
  }
  const uploaded = await fetch(`${origin}/api/profile/avatar`, { method: 'POST', body: form })
  expect(((await uploaded.json()) as { body: number }).body).toBeGreaterThan(1_000_000)
  expect(await (await edge.get(`/api/members/${member}/votes`)).json()).toEqual({ query: `/api/members/${member}/votes` })
})

it('passes a body on as it came, whole or in pieces, and takes no more than a service would', async () => {
  const raw = '{"b":1e400,  "b":2}'
  const bytes = (body: BodyInit, headers = {}) =>
    fetch(`${origin}/auth/v1/raw`, {
      method: 'POST',
      headers: { 'content-type': 'text/strange', ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
  expect(await (await bytes(raw)).json()).toMatchObject({ body: raw })
  expect(await (await bytes(new Blob([raw]).stream())).json()).toMatchObject({ body: raw })
  expect((await bytes('x'.repeat(65 * 1024))).status).toBe(413)
})

it('holds no connection to a service for those who send slowly', async () => {
  const { hostname, port } = new URL(origin)
  const slow = Array.from({ length: 300 }, () => {
    const socket = connect(Number(port), hostname)
    socket.write('POST /auth/v1/signup HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
    return socket
  })
  await Promise.all(slow.map((socket) => once(socket, 'connect')))
  expect((await post('/auth/v1/token')).status).toBe(200)
  expect(await new Promise((resolve) => commands.server.getConnections((_, count) => resolve(count)))).toBeLessThan(20)
  for (const socket of slow) socket.destroy()
})

it('gives an answer on as it came, and breaks off where it broke off', async () => {
  const answer = await fetch(`${origin}/api/whole`)
  expect([answer.headers.get('content-length'), (await answer.text()).length]).toEqual(['1000', 1_000])
  expect((await fetch(`${origin}/api/whole`, { method: 'HEAD' })).headers.get('content-length')).toBe('1000')
  const large = await fetch(`${origin}/api/large`)
  expect([large.headers.get('content-length'), (await large.text()).length]).toEqual(['300000', 300_000])
  await expect(fetch(`${origin}/api/broken`)).rejects.toThrow()
})

it('lets the command-service know when the sender of a picture has left, so that it does not draw it', async () => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(50_000)]))
  const sender = new AbortController()
  const sent = fetch(`${origin}${keepPictureRoute.path}`, { method: 'POST', body: form, signal: sender.signal }).catch(() => 'left')
  await pictureCame.promise
  sender.abort()
  expect(await sent).toBe('left')
  // The service would find out by itself only after a minute.
  expect(await Promise.race([pictureLeft.promise, delay(30_000, 'still waits', { ref: false })])).toBe('known')
})
