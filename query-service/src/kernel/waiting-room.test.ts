import { createHttpServer } from '@debut/adapters/http-server.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import { expect, it } from 'vitest'
import { waitingRoom } from './min-position.ts'

it('lets so many of one address wait at once, and none of them keeps out who does not', async () => {
  const app = createHttpServer({
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    readiness: new Readiness(),
    trustedProxies: ['loopback'],
  })
  const reached = Promise.withResolvers<string>()
  const room = waitingRoom(2)
  app.get('/', (request) => room(request, () => ('min-position' in Object(request.query) ? reached.promise : Promise.resolve('now'))))
  const ask = async (address: string, url = '/?min-position=7') => app.inject({ url, headers: { 'x-forwarded-for': address } })
  const waiting = [ask('192.0.2.7'), ask('192.0.2.7'), ask('192.0.2.8')]
  const refused = await ask('192.0.2.7')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([429, '3', { code: 'too-many-requests' }])
  expect((await ask('192.0.2.7', '/')).statusCode).toBe(200)
  reached.resolve('then')
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await ask('192.0.2.7')).statusCode).toBe(200)
})
