import { fitsContract } from '@debut/testing/fits-contract.ts'
import { startWorld, type World } from '@debut/testing/world.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe('POST /api/free-tools/scrape', () => {
  let world: World
  let elsewhere: FastifyInstance
  let url: string
  let asked = 0

  beforeAll(async () => {
    elsewhere = fastify()
    elsewhere.get('/robots.txt', () => 'User-agent: *\nDisallow: /secret\n')
    elsewhere.get('/', (_request, reply) => {
      asked += 1
      return reply
        .type('text/html')
        .send('<html lang="en"><title>Fernweh</title><a href="/a">A</a><script type="application/ld+json">{}</script>')
    })
    await elsewhere.listen({ port: 0, host: '127.0.0.1' })
    world = await startWorld()
    url = (await world.commandService({ OUTGOING_ALSO: elsewhere.listeningOrigin, TRUSTED_PROXIES: 'loopback' })).url
  })
  afterAll(async () => {
    await world.close()
    await elsewhere.close()
  })

  const scrape = async (address: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api/free-tools/scrape`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ url: address }),
    })
    const body = (await response.json()) as { code?: string; title?: string }
    if (response.ok) fitsContract('POST', '/api/free-tools/scrape', body)
    return { status: response.status, code: body.code, title: body.title, retryAfter: response.headers.get('retry-after') }
  }

  it('answers a visitor with what a page says of itself', async () => {
    expect(await scrape(elsewhere.listeningOrigin)).toMatchObject({ status: 200, title: 'Fernweh' })
  })

  it.each([
    ['nonsense', 422, 'scrape-address'],
    ['ftp://fernweh.example/', 422, 'scrape-scheme'],
    ['https://me:secret@fernweh.example/', 422, 'scrape-credentials'],
    ['http://127.0.0.1/', 422, 'scrape-not-public'],
    ['http://localhost/', 422, 'scrape-not-public'],
    ['/secret', 422, 'scrape-robots'],
    [`https://fernweh.example/${'a'.repeat(2_100)}`, 400, 'invalid'],
    [7, 400, 'invalid'],
  ])('says what is wrong with %s', async (address, status, code) => {
    const whole = typeof address === 'string' && address.startsWith('/') ? elsewhere.listeningOrigin + address : address
    expect(await scrape(whole)).toMatchObject({ status, code })
  })

  it('takes so many from one address, and asks a site no more often because many ask', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' }
    const all = await Promise.all(Array.from({ length: 100 }, () => scrape(elsewhere.listeningOrigin, from)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(all.find(({ status }) => status !== 200)).toEqual({
      status: 429,
      code: 'scrape-often',
      title: undefined,
      retryAfter: expect.stringMatching(/^\d+$/),
    })
    expect(asked).toBe(1)
    expect(await scrape(elsewhere.listeningOrigin, { 'x-forwarded-for': '203.0.113.8' })).toMatchObject({ status: 200 })
  })
})
