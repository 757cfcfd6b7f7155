import { createOutgoing } from '@debut/adapters/outgoing/outgoing.ts'
import { reaching } from '@debut/adapters/outgoing/reach.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createReadSite, type ReadSite } from './read-site.ts'

let elsewhere: FastifyInstance
let readSite: ReadSite

const open = (also: readonly string[], timeoutMs = 30_000) =>
  createReadSite({ outgoing: createOutgoing({ reach: reaching({ also }), timeoutMs }) })

beforeEach(async () => {
  elsewhere = fastify()
  elsewhere.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=iso-8859-1')
      .send(
        Buffer.from(
          '<title>Größe | Notes that fold</title><link rel=manifest href=/app.json><meta property=og:image content=/a.png>',
          'latin1',
        ),
      ),
  )
  elsewhere.get('/app.json', () => ({ short_name: 'Paperplane', icons: [{ src: '/512.png', sizes: '512x512' }] }))
  elsewhere.get('/moved', (_request, reply) => reply.redirect('/'))
  elsewhere.get('/round', (_request, reply) => reply.redirect('/round'))
  elsewhere.get('/broken', (_request, reply) => reply.code(500).send('<title>Oh no</title>'))
  elsewhere.get('/file.pdf', (_request, reply) => reply.type('application/pdf').send('%PDF-1.7'))
  elsewhere.get('/silent', (_request, reply) => void reply.hijack())
  elsewhere.get('/waiting', (_request, reply) =>
    reply.type('text/html').send('<title>Waiting</title><link rel=manifest href=/silent><body>'),
  )
  elsewhere.get('/no-manifest', (_request, reply) =>
    reply.type('text/html').send('<title>Waiting</title><link rel=manifest href=http://10.0.0.1/app.json>'),
  )
  elsewhere.get('/dripping', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/html' }).write(`<head><title>Dripping</title></head>${' '.repeat(2_000)}`)
  })
  elsewhere.get('/long', (_request, reply) => reply.type('text/html').send(`<title>Long</title>${'<p>text</p>'.repeat(300_000)}`))
  await elsewhere.listen({ port: 0, host: '127.0.0.1' })
  readSite = open([elsewhere.listeningOrigin])
})
afterEach(async () => {
  elsewhere.server.closeAllConnections()
  await elsewhere.close()
})

const read = (path: string) => readSite(elsewhere.listeningOrigin + path)

it('reads the page and the manifest beside it', async () => {
  const origin = elsewhere.listeningOrigin
  const site = {
    url: `${origin}/`,
    name: 'Paperplane',
    tagline: 'Notes that fold',
    logos: [{ url: `${origin}/512.png`, size: 512 }],
    pictures: [`${origin}/a.png`],
    socials: {},
  }
  expect(await read('/')).toEqual(site)
  expect(await read('/moved?utm_source=x')).toEqual(site)
})

it('reads no more than the head, and does without a manifest that does not come', async () => {
  expect(await read('/dripping')).toMatchObject({ name: 'Dripping' })
  expect(await read('/long')).toMatchObject({ name: 'Long' })
  expect(await read('/waiting')).toMatchObject({ name: 'Waiting' })
  expect(await read('/no-manifest')).toMatchObject({ name: 'Waiting' })
})

it.each([
  ['/round', 'site-redirects'],
  ['/broken', 'site-error'],
  ['/nothing', 'site-error'],
  ['/file.pdf', 'site-no-page'],
])('says what is wrong with %s', async (path, refusal) => {
  expect(await read(path)).toEqual({ refusal })
})

it('waits so long and no longer', async () => {
  expect(await open([elsewhere.listeningOrigin], 500)(`${elsewhere.listeningOrigin}/silent`)).toEqual({ refusal: 'site-slow' })
})

it.each([
  ['https://bit.ly/3xYz', 'site-shortened'],
  ['http://127.0.0.1:1/', 'site-not-public'],
  ['http://localhost/', 'site-not-public'],
  ['https://192.168.0.1/', 'site-not-public'],
  ['https://paperplane.example:8443/', 'site-not-public'],
  ['https://no-such-name.invalid/', 'site-unreachable'],
  ['ftp://paperplane.example/', 'site-address'],
  ['https://me:secret@paperplane.example/', 'site-address'],
  ['paperplane', 'site-address'],
  ['', 'site-address'],
])('says what is wrong with %s', async (url, refusal) => {
  expect(await open([])(url)).toEqual({ refusal })
})

it('is not led to a shortener either', async () => {
  const led = createReadSite({
    outgoing: async () => ({ url: new URL('https://t.co/x'), contentType: 'text/html', headers: {}, body: (async function* () {})() }),
  })
  expect(await led('https://paperplane.example/')).toEqual({ refusal: 'site-shortened' })
})

it('refuses what is beyond its capacity when many ask at once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => read('/')))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(48)
  expect(all.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
})
