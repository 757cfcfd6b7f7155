import { systemClock } from '@debut/adapters/clock.ts'
import { createOutgoing, type Outgoing } from '@debut/adapters/outgoing/outgoing.ts'
import { OutgoingError } from '@debut/adapters/outgoing/outgoing-error.ts'
import { reaching } from '@debut/adapters/outgoing/reach.ts'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createScrapeSite, type ScrapeSite } from './scrape-site.ts'

const AN_HOUR = 60 * 60_000
const admitted = async () => undefined

let elsewhere: FastifyInstance
let rules: (reply: FastifyReply) => unknown
let asked: string[]
let later = 0
let outgoing: Outgoing
let scrape: ScrapeSite

const html = (reply: FastifyReply, text: string) => reply.type('text/html').send(text)

beforeEach(async () => {
  asked = []
  later = 0
  rules = (reply) => reply.code(404).send()
  elsewhere = fastify()
  elsewhere.addHook('onRequest', (request, _reply, done) => {
    asked.push(request.url)
    done()
  })
  elsewhere.get('/robots.txt', (_request, reply) => rules(reply))
  elsewhere.get('/', (_request, reply) => html(reply, '<title>Here</title><h1>Here</h1>'))
  elsewhere.get('/moved', (_request, reply) => reply.redirect('/'))
  elsewhere.get('/to-secret', (_request, reply) => reply.redirect('/secret'))
  elsewhere.get('/secret', (_request, reply) => html(reply, 'secret'))
  elsewhere.get('/circle', (_request, reply) => reply.redirect('/circle'))
  elsewhere.get('/inside', (_request, reply) => reply.redirect('http://169.254.169.254/latest/'))
  elsewhere.get('/file', (_request, reply) => reply.type('application/zip').send('PK'))
  elsewhere.get('/silent', (_request, reply) => void reply.hijack())
  elsewhere.get('/endless', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/html' })
    const more = () => {
      while (!reply.raw.destroyed && reply.raw.write('<p>more</p>'.repeat(1_000)));
    }
    reply.raw.on('drain', more)
    more()
  })
  for (const status of [401, 403, 404, 410, 429, 500, 503])
    elsewhere.get(`/${status}`, (_request, reply) => html(reply.code(status), '<title>No</title>'))
  await elsewhere.listen({ port: 0, host: '127.0.0.1' })
  outgoing = createOutgoing({ reach: reaching({ also: [elsewhere.listeningOrigin] }) })
  scrape = createScrapeSite({ outgoing, clock: () => systemClock().plus(later) })
})
afterEach(async () => {
  elsewhere.server.closeAllConnections()
  await elsewhere.close()
})

const read = (path: string) => scrape(new URL(path, elsewhere.listeningOrigin), admitted)
const refusal = (code: string) => ({ name: 'HttpError', code })

it('reads a page where it is found in the end', async () => {
  const found = await read('/moved')
  expect(found).toMatchObject({ url: `${elsewhere.listeningOrigin}/`, title: 'Here', headings: [{ level: 1, text: 'Here' }], bytes: 32 })
})

it.each([
  ['/401', 'scrape-refused'],
  ['/403', 'scrape-refused'],
  ['/404', 'scrape-missing'],
  ['/410', 'scrape-missing'],
  ['/429', 'scrape-busy'],
  ['/500', 'scrape-site-error'],
  ['/503', 'scrape-site-error'],
  ['/circle', 'scrape-redirects'],
  ['/inside', 'scrape-not-public'],
  ['/file', 'scrape-no-page'],
  ['/endless', 'scrape-too-large'],
  ['http://10.0.0.1/', 'scrape-not-public'],
  ['http://[::1]/', 'scrape-not-public'],
  ['https://fernweh.example:8443/', 'scrape-not-public'],
])('says what is wrong with %s', async (path, code) => {
  await expect(read(path)).rejects.toMatchObject(refusal(code))
})

it('waits so long and no longer', async () => {
  const hurried = createScrapeSite({ outgoing, clock: systemClock, timeoutMs: 200 })
  await expect(hurried(new URL('/silent', elsewhere.listeningOrigin), admitted)).rejects.toMatchObject(refusal('scrape-slow'))
})

it('tells an unknown name from a site that can’t be reached', async () => {
  const failing = (isUnknownName: boolean) =>
    createScrapeSite({ outgoing: () => Promise.reject(new OutgoingError('unreachable', 'no', { isUnknownName })), clock: systemClock })
  await expect(failing(true)(new URL('https://a.example'), admitted)).rejects.toMatchObject(refusal('scrape-no-site'))
  await expect(failing(false)(new URL('https://a.example'), admitted)).rejects.toMatchObject(refusal('scrape-unreachable'))
})

it('honours robots.txt, also where it was led to', async () => {
  rules = (reply) => reply.type('text/plain').send('User-agent: *\nDisallow:\n\nUser-agent: Debut\nDisallow: /secret\nAllow: /\n')
  await expect(read('/secret')).rejects.toMatchObject(refusal('scrape-robots'))
  expect(asked).toEqual(['/robots.txt'])
  await expect(read('/to-secret')).rejects.toMatchObject(refusal('scrape-robots'))
  expect(await read('/')).toMatchObject({ title: 'Here' })
})

it('reads nothing while a site’s rules can’t be had, and everything where there are none to read', async () => {
  rules = (reply) => reply.code(503).send()
  await expect(read('/')).rejects.toMatchObject(refusal('scrape-site-error'))
  rules = (reply) => reply.type('image/png').send('no rules')
  expect(await read('/')).toMatchObject({ title: 'Here' })
})

it('reads no more of long rules than RFC 9309 asks for', async () => {
  rules = (reply) => reply.type('text/plain').send(`${'# Nothing yet\n'.repeat(60_000)}User-agent: *\nDisallow: /\n`)
  expect(await read('/')).toMatchObject({ title: 'Here' })
})

it('keeps what it read for an hour, and reads once for many who ask at the same time', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => read('/')))
  expect(new Set(all).size).toBe(1)
  await read('/')
  expect(asked).toEqual(['/robots.txt', '/'])
  later = AN_HOUR + 1_000
  await read('/')
  expect(asked).toHaveLength(4)
})

it('keeps no failure', async () => {
  await expect(read('/503')).rejects.toMatchObject(refusal('scrape-site-error'))
  await expect(read('/503')).rejects.toMatchObject(refusal('scrape-site-error'))
  expect(asked.filter((path) => path === '/503')).toHaveLength(2)
})

it('refuses what is beyond its capacity when many ask at once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 40 }, (_, each) => read(`/?${each}`)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  expect(all.at(-1)).toMatchObject({ status: 'rejected', reason: refusal('scrape-crowded') })
})
