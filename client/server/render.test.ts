import { toInstant } from '@debut/events/kernel/instant.ts'
import { createMetrics } from '@debut/infra/adapters/metrics.ts'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { edgeConfig } from './config.ts'
import { addPages } from './render.ts'

it('answers 500 with a page of its own, the request’s number on it, when a page cannot be drawn', async () => {
  const app = fastify({ genReqId: () => 'request-0001' })
  const source = {
    renderPage: () => Promise.reject(new Error('secret detail')),
    styles: '<link rel="stylesheet" href="/a.css">',
    scripts: '<script>',
  }
  addPages(app, { source, config: edgeConfig.parse({}), clock: () => toInstant('2026-03-01T08:00:00Z'), metrics: createMetrics('edge') })
  const response = await app.inject('/')
  expect(response.statusCode).toBe(500)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).toContain('request-0001')
  expect(response.body).toContain('/a.css')
  expect(response.body).not.toMatch(/secret detail|<script>/)
  await app.close()
})
