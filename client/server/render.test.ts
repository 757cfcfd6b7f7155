import { toInstant } from '@debut/events/kernel/instant.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { edgeSettings } from './testing/edge-settings.ts'
import type { PageSource } from './page-source.ts'
import { addPages } from './render.ts'

const partsOf = (source: PageSource) => ({
  source,
  build: 'test',
  config: edgeSettings(),
  clock: () => toInstant('2026-03-01T08:00:00Z'),
  metrics: createMetrics('edge'),
  mayDraw: async () => undefined,
})

it('answers 500 with a page of its own, the request’s number on it, when a page cannot be drawn', async () => {
  const app = fastify({ genReqId: () => 'request-0001' })
  const source = {
    renderPage: () => Promise.reject(new Error('secret detail')),
    styles: '<link rel="stylesheet" href="/a.css">',
    tags: () => '<script>',
  }
  addPages(app, partsOf(source))
  const response = await app.inject('/')
  expect(response.statusCode).toBe(500)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toContain('request-0001')
  expect(response.body).toContain('/a.css')
  expect(response.body).not.toMatch(/secret detail|<script>/)
  await app.close()
})

it('asks a bot to come again instead of showing it an error page', async () => {
  const app = fastify()
  const source = { renderPage: () => Promise.reject(new Error('not now')), styles: '', tags: () => '' }
  addPages(app, partsOf(source))
  const response = await app.inject({ url: '/', headers: { 'user-agent': 'Googlebot/2.1' } })
  expect([response.statusCode, response.headers['retry-after'], response.body]).toEqual([503, '120', ''])
  await app.close()
})

it.each([
  ['https://quiz.debut.example/start?a=1#b', 'https://quiz.debut.example/start?a=1#b'],
  ['https://quiz.debut.example', 'https://quiz.debut.example/'],
  ['//elsewhere.example/tags', '/tags'],
  ['/pricing#premium-spot', '/pricing#premium-spot'],
])('redirects to %s as %s', async (to, location) => {
  const app = fastify()
  addPages(app, partsOf({ renderPage: async () => ({ detour: { to } }), styles: '', tags: () => '' }))
  const response = await app.inject('/anywhere')
  expect([response.statusCode, response.headers.location]).toEqual([302, location])
  await app.close()
})

it.each([
  ['a path that no header holds as it is', 'debut-return-to=%2Ftags%2F%E2%80%A8%20%25', '/tags/%E2%80%A8%20%'],
  ['the path that was kept', 'debut-return-to=%2Fsettings%3Fa%3D1', '/settings?a=1'],
  ['the start, when none was', '', '/'],
  ['the start, when it leads out of the site', 'debut-return-to=%2F%2Felsewhere.example', '/'],
])('redirects a member who is signed in already to %s', async (_, cookie, to) => {
  const app = fastify()
  const source = { renderPage: async () => ({ detour: { to: '/', wanted: true } as const }), styles: '', tags: () => '' }
  addPages(app, partsOf(source))
  const response = await app.inject({ url: '/login', headers: { cookie } })
  expect([response.statusCode, response.headers.location]).toEqual([302, to])
  expect(response.headers['set-cookie']).toMatch(/^debut-return-to=; /)
  await app.close()
})
