import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createApiClient, type ApiClient } from './api-client.ts'

let server: Server

const serve = async (
  listener: RequestListener,
  timeout = 5_000,
  more: Partial<Parameters<typeof createApiClient>[0]> = {},
): Promise<ApiClient> => {
  server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return createApiClient({ baseUrl: `http://127.0.0.1:${address.port}`, timeout, headers: { 'x-request-id': 'reader-0001' }, ...more })
}
const text = z.string()

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('asks for JSON with the headers it was given', async () => {
  const api = await serve(({ headers, url }, response) =>
    response.end(JSON.stringify(`${url} ${headers.accept} ${String(headers['x-request-id'])}`)),
  )
  expect(await api.get('/api/members?limit=3', text)).toBe('/api/members?limit=3 application/json reader-0001')
})

it('sends the public key where there is no session, and the token where there is one', async () => {
  let token: string | undefined
  const api = await serve(
    ({ headers }, response) => response.end(JSON.stringify(`${String(headers['apikey'])} ${headers.authorization}`)),
    5_000,
    { token: () => token },
  )
  expect(await api.get('/', text)).toBe('debut_public undefined')
  token = 'good'
  expect(await api.get('/', text)).toBe('undefined Bearer good')
})

it.each([
  ['status-503', (_request: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(503).end('{}')],
  ['not-json', (_request: unknown, response: Parameters<RequestListener>[1]) => response.end('<html>')],
  ['unexpected-body', (_request: unknown, response: Parameters<RequestListener>[1]) => response.end('42')],
  ['unreachable', (request: Parameters<RequestListener>[0]) => request.socket.destroy()],
  ['unreachable', (_request: unknown, response: Parameters<RequestListener>[1]) => response.write('"cut', () => response.destroy())],
])('says what went wrong: %s', async (code, listener) => {
  const api = await serve(listener)
  await expect(api.get('/', text)).rejects.toMatchObject({ name: 'ApiError', code })
})

it('does not wait for ever', async () => {
  const api = await serve(() => {}, 20)
  await expect(api.get('/', text)).rejects.toMatchObject({ code: 'unreachable' })
})

it('announces once that a token is not taken any more, but not of a visitor, nor of a token that another has replaced', async () => {
  let token: string | undefined
  let refusals = 0
  const api = await serve(
    ({ headers, url }, response) => {
      if (url === '/another-signs-in') token = 'other'
      response.writeHead(headers.authorization === 'Bearer good' ? 200 : 401).end('"said"')
    },
    5_000,
    { token: () => token, refused: () => (refusals += 1) },
  )
  const ask = (path: string) => api.get(path, text).catch(() => 'refused')
  expect(await ask('/')).toBe('refused')
  token = 'good'
  expect(await ask('/')).toBe('said')
  token = 'over'
  expect(await ask('/another-signs-in')).toBe('refused')
  expect(refusals).toBe(0)
  token = 'over'
  expect(await ask('/')).toBe('refused')
  expect(refusals).toBe(1)
})

it('asks for what is the reader’s own as it is after all that was accepted from here, and for nothing else', async () => {
  const accepted = [7, 5].values()
  const api = await serve(({ headers, method }, response) =>
    response.end(JSON.stringify(method === 'POST' ? { position: accepted.next().value } : (headers['min-position'] ?? 'any'))),
  )
  const own = () => api.get('/api/own-page', text, 'own')
  expect(await own()).toBe('any')
  for (const body of [{}, {}]) await api.post('/api/commands', body, z.object({ position: z.number() }))
  expect(await own()).toBe('7')
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  expect(await own()).toBe('any')
  clock.mockRestore()
  expect(await api.get('/api/boards/day', text)).toBe('any')
})
