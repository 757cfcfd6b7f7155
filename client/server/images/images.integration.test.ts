import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Reach, reaching } from '@debut/adapters/outgoing/reach.ts'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EdgePart, startEdgePart } from '../testing/edge-part.ts'
import { addImages } from './images.ts'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128"><path fill="#c40" d="M0 0h64v64H0z"/></svg>'

let edge: EdgePart
let commands: FastifyInstance
let other: FastifyInstance
let photo: Buffer
let kept: string[]
let served: number

/** The server of the test lies on this machine. */
const reachOther: Reach = (url, signal) => reaching({ also: [other.listeningOrigin] })(url, signal)

const start = (settings: Record<string, string> = {}, reach?: Reach) =>
  startEdgePart(
    (app, { config }) => addImages(app, { config, ...(reach && { reach }) }),
    (queries) => {
      queries.get('/api/drawings/logos/apple', (_request, reply) => reply.type('image/svg+xml').send(DRAWING))
      queries.get('/api/members', async () => ({ members: [] }))
    },
    { COMMAND_SERVICE_URL: commands.listeningOrigin, ...settings },
  )

const remote = (path: string) => encodeURIComponent(other.listeningOrigin + path)

beforeEach(async () => {
  served = 0
  photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2a6' } })
    .jpeg()
    .toBuffer()
  kept = []
  commands = fastify()
  commands.addHook('onRequest', async ({ url }) => void kept.push(url))
  commands.get('/storage/photo.jpg', (_request, reply) => reply.type('image/jpeg').send(photo))
  commands.get('/storage/text.png', (_request, reply) => reply.type('image/png').send('not a picture'))
  await commands.listen({ port: 0, host: '127.0.0.1' })
  other = fastify()
  other.addHook('onRequest', async () => void (served += 1))
  other.get('/photo.jpg', (_request, reply) => reply.type('image/jpeg').send(photo))
  other.get('/drawing.svg', (_request, reply) => reply.type('image/svg+xml').send(DRAWING))
  other.get('/huge.jpg', (_request, reply) => reply.type('image/jpeg').send(Buffer.concat([photo, randomBytes(8 * 1024 * 1024)])))
  other.get('/moved.jpg', (_request, reply) => reply.redirect('/photo.jpg'))
  other.get('/round.jpg', (_request, reply) => reply.redirect('/round.jpg'))
  other.get('/stuck.jpg', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'image/jpeg' }).write(photo.subarray(0, 100))
  })
  other.get('/elsewhere.jpg', (_request, reply) => reply.redirect(`http://localhost:${new URL(other.listeningOrigin).port}/photo.jpg`))
  await other.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => Promise.all([edge.close(), commands.close(), other.close()]))

const decoded = async (response: Response) => {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return `${format} ${width}×${height}`
}

it('draws a logo of ours anew in the size and density that a page shows it in', async () => {
  edge = await start()
  expect(await decoded(await edge.get('/_img/320x1/api/drawings/logos/apple'))).toBe('webp 320×320')
  expect(await decoded(await edge.get('/_img/640x2/api/drawings/logos/apple'))).toBe('webp 1280×1280')
})

it('makes a photograph smaller, in its own shape, and never larger than it is', async () => {
  edge = await start()
  expect(await decoded(await edge.get('/_img/640x1/storage/photo.jpg'))).toBe('webp 640×480')
  expect(await decoded(await edge.get('/_img/1536x2/storage/photo.jpg'))).toBe('webp 1200×900')
})

it('is kept for a day by readers and made once by us', async () => {
  edge = await start()
  const [first] = await Promise.all([1, 2, 3].map(() => edge.get('/_img/640x1/storage/photo.jpg')))
  expect(first?.headers.get('cache-control')).toBe('public, max-age=86400')
  const tag = first?.headers.get('etag') ?? ''
  expect(tag).toMatch(/^"/)
  expect((await edge.get('/_img/640x1/storage/photo.jpg', { 'if-none-match': tag })).status).toBe(304)
  expect(kept).toEqual(['/storage/photo.jpg'])
})

it.each(['641x1', '640x3', '640x0', '640', 'x', '0640x1'])('refuses the size %s, which no page asks for', async (size) => {
  edge = await start()
  const response = await edge.get(`/_img/${size}/storage/photo.jpg`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'invalid', details: [{ path: 'size' }] })
  expect([...edge.asked, ...kept]).toEqual([])
})

it.each([
  'api/members',
  'api/drawings/..%2f..%2fmembers',
  'api/drawings/%2e%2e/members',
  'storage//etc',
  'storage/..%5cx',
  'file%3A%2F%2F%2Fetc%2Fpasswd',
  'http%3A%2F%2F127.0.0.1%2Fphoto.jpg',
  'https%3A%2F%2Fimages.example.evil.example%2Fx',
  'https%3A%2F%2Fme%3Apass%40images.example%2Fx',
  'data%3Aimage%2Fpng%3Bbase64%2CAAAA',
])('refuses the source %s, which is not at an allowed host', async (source) => {
  edge = await start({ IMAGE_HOSTS: 'https://images.example' })
  expect((await edge.get(`/_img/640x1/${source}`)).status).toBe(400)
  expect([...edge.asked, ...kept]).toEqual([])
})

it('fetches what lies on a host that is allowed, also where it has moved on that host', async () => {
  edge = await start({ IMAGE_HOSTS: other.listeningOrigin }, reachOther)
  expect(await decoded(await edge.get(`/_img/320x2/${remote('/photo.jpg?v=2')}`))).toBe('webp 640×480')
  expect(await decoded(await edge.get(`/_img/320x1/${remote('/moved.jpg')}`))).toBe('webp 320×240')
})

it('does not follow to another host, nor in circles, and takes neither drawings of others nor more than 8 MB', async () => {
  edge = await start({ IMAGE_HOSTS: other.listeningOrigin }, reachOther)
  for (const path of ['/elsewhere.jpg', '/round.jpg', '/drawing.svg', '/huge.jpg', '/nothing.jpg'])
    expect({ path, status: (await edge.get(`/_img/320x1/${remote(path)}`)).status }).toEqual({ path, status: 404 })
})

it('reaches no address inside, by number or by name, even on a host that is allowed', async () => {
  const byName = `http://localhost:${new URL(other.listeningOrigin).port}`
  edge = await start({ IMAGE_HOSTS: `${other.listeningOrigin},${byName}` })
  for (const origin of [other.listeningOrigin, byName])
    expect((await edge.get(`/_img/320x1/${encodeURIComponent(`${origin}/photo.jpg`)}`)).status).toBe(503)
  expect(served).toBe(0)
})

it('is not there where the source is missing or no picture, and is asked for again', async () => {
  edge = await start()
  for (const path of ['/storage/text.png', '/storage/none.png', '/storage/text.png'])
    expect((await edge.get(`/_img/320x1${path}`)).status).toBe(404)
  expect(kept).toHaveLength(3)
})

it('gives up on a host that begins to answer and then says no more', async () => {
  edge = await start({ IMAGE_HOSTS: other.listeningOrigin }, reachOther)
  const answered = await Promise.race([edge.get(`/_img/320x1/${remote('/stuck.jpg')}`), setTimeout(12_000)])
  expect(answered?.status).toBe(503)
})
