import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { addressOf } from './address-of.ts'

const seenBy = async (trustedProxies: number, forwarded?: string) => {
  const app = fastify()
  app.decorate('trustedProxies', trustedProxies)
  app.get('/', async (request) => addressOf(request))
  const { body } = await app.inject({ url: '/', headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } })
  return body
}

it('believes the edge alone about who asks', async () => {
  expect(await seenBy(1, '192.0.2.7')).toBe('192.0.2.7')
  expect(await seenBy(1, '203.0.113.1, 198.51.100.2,192.0.2.7')).toBe('192.0.2.7')
  expect(await seenBy(1, '2001:db8::7')).toBe('2001:db8::7')
})

it('believes as many as it is told stand in a row, whatever was forged before them', async () => {
  expect(await seenBy(2, '203.0.113.1, 192.0.2.7, 10.0.0.2')).toBe('192.0.2.7')
  expect(await seenBy(2, '192.0.2.7, 10.0.0.2')).toBe('192.0.2.7')
  expect(await seenBy(3, '203.0.113.1, 192.0.2.7, 10.0.0.3, 10.0.0.2')).toBe('192.0.2.7')
})

it('takes who is at the other end where nobody says, or says no address', async () => {
  for (const header of [undefined, '', 'unknown', '192.0.2.7, <script>']) expect(await seenBy(1, header)).toBe('127.0.0.1')
})

it('takes the first where fewer stood in the row than it was told', async () => {
  expect(await seenBy(3, '10.0.0.2')).toBe('10.0.0.2')
})
