import { expect, it } from 'vitest'
import { addressOf } from './address-of.ts'
import { createHttpServer } from './http-server.ts'
import { createLogger } from './logging.ts'
import { createMetrics } from './metrics.ts'
import { Readiness } from './readiness.ts'

const seenBy = async (trustedProxies: string[], remoteAddress: string, forwarded?: string) => {
  const logger = createLogger('test', 'silent')
  const app = createHttpServer({ logger, metrics: createMetrics('test'), readiness: new Readiness(), trustedProxies })
  app.get('/', async (request) => addressOf(request))
  const { body } = await app.inject({ url: '/', remoteAddress, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } })
  return body
}

it('ignores the header where the sender is not a trusted proxy, however many addresses are in it', async () => {
  expect(await seenBy([], '198.51.100.4', '192.0.2.7')).toBe('198.51.100.4')
  expect(await seenBy(['10.0.0.0/8'], '198.51.100.4', '192.0.2.7, 10.0.0.2')).toBe('198.51.100.4')
})

it('takes the address that the first trusted proxy gives, and none before it', async () => {
  const trusted = ['loopback', '10.0.0.0/8', '2001:db8:1::/48']
  expect(await seenBy(trusted, '10.0.0.2', '203.0.113.1, 198.51.100.2,192.0.2.7')).toBe('192.0.2.7')
  expect(await seenBy(trusted, '127.0.0.1', '203.0.113.1, 192.0.2.7, 10.0.0.3')).toBe('192.0.2.7')
  expect(await seenBy(trusted, '2001:db8:1::9', '2001:db8::7')).toBe('2001:db8::7')
})

it("takes the connection's own address where the header is missing or holds no address", async () => {
  for (const header of [undefined, '', 'unknown', '192.0.2.7, <script>'])
    expect(await seenBy(['loopback'], '127.0.0.1', header)).toBe('127.0.0.1')
})
