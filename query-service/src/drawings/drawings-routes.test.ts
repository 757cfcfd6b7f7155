import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { facesRoute, logosRoute, screensRoute } from './drawings-routes.ts'

const server = () => {
  const app = fastify()
  facesRoute(app, '/api/drawings/faces/:seed')
  logosRoute(app, '/api/drawings/logos/:seed')
  screensRoute(app, '/api/drawings/screens/:seed')
  return app
}

it.each(['faces', 'logos', 'screens'])('serves one of the %s for ever, with or without its ending', async (kind) => {
  const app = server()
  const bare = await app.inject(`/api/drawings/${kind}/quiet-harbor`)
  const ended = await app.inject(`/api/drawings/${kind}/quiet-harbor.svg`)
  expect(bare.statusCode).toBe(200)
  expect(bare.headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(bare.body).toMatch(/^<svg .*<\/svg>$/s)
  expect(ended.body).toBe(bare.body)
})

it.each(['Upper', 'a_b', 'a.png', '.svg', 'a'.repeat(65), 'a%3Cscript', '..%2Fa'])('has no drawing for %s', async (seed) => {
  expect((await server().inject(`/api/drawings/faces/${seed}`)).statusCode).toBe(404)
})
