import { afterEach, beforeEach, expect, it } from 'vitest'
import { addOutbound } from './outbound.ts'
import { type EdgePart, startEdgePart } from './testing/edge-part.ts'

let edge: EdgePart
let url: string
let status: number

beforeEach(async () => {
  url = 'https://paperplane.example/'
  status = 200
  edge = await startEdgePart(
    (app, { config }) => {
      addOutbound(app, { source: { styles: '' }, config })
      app.get('/*', async (_request, reply) => reply.code(404).send('the page for what is not there'))
    },
    (queries) => {
      queries.get<{ Params: { tool: string } }>('/api/tools/:tool', async ({ params }, reply) =>
        params.tool === 'paperplane' ? reply.code(status).send({ tool: { slug: 'paperplane', url } }) : reply.code(404).send({}),
      )
    },
  )
})
afterEach(() => edge.close())

it('leads out to the tool, which learns where its visitor came from', async () => {
  const response = await edge.get('/r/paperplane')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('https://paperplane.example/?ref=debut')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('keeps what the address says already', async () => {
  url = 'https://paperplane.example/start?plan=free&lang=de#price'
  expect((await edge.get('/r/paperplane')).headers.get('location')).toBe(
    'https://paperplane.example/start?plan=free&lang=de&ref=debut#price',
  )
})

it('takes nothing from whoever follows the link', async () => {
  const response = await edge.get('/r/paperplane?ref=elsewhere&url=https://evil.example')
  expect(response.headers.get('location')).toBe('https://paperplane.example/?ref=debut')
})

it.each(['/r/nothing-here', '/r/%2e%2e%2fmembers', '/r/-'])('leaves %s to the page for what is not there', async (path) => {
  const response = await edge.get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await response.text()).toBe('the page for what is not there')
})

it('never leads to anything but a web address', async () => {
  url = 'javascript:alert(1)'
  const response = await edge.get('/r/paperplane')
  expect(response.status).toBe(503)
  expect(response.headers.get('location')).toBeNull()
})

it('asks to come again while nobody knows where it leads', async () => {
  status = 500
  const response = await edge.get('/r/paperplane')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
})

it('has nothing to do with other paths', async () => {
  expect((await edge.get('/r')).headers.get('x-robots-tag')).toBeNull()
  expect((await edge.get('/r/paperplane/more')).headers.get('location')).toBeNull()
})
