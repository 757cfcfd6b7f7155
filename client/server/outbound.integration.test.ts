import { afterEach, beforeEach, expect, it } from 'vitest'
import { addOutbound } from './outbound.ts'
import { type EdgePart, startEdgePart } from './testing/edge-part.ts'

let edge: EdgePart
let url: string
let status: number
let reported: string[]
let badges: object[]

const WORN = { toolId: '01K9Z7V5C0QW8R3N4M2X000001', slug: 'paperplane', name: 'Paperplane', position: 1 }

beforeEach(async () => {
  url = 'https://paperplane.example/'
  status = 200
  badges = []
  reported = []
  edge = await startEdgePart(
    (app, { config }) => {
      addOutbound(app, { source: { styles: '' }, config, reportVisit: (kind, slug) => void reported.push(`${kind} ${slug}`) })
      app.get('/*', async (_request, reply) => reply.code(404).send('the page for what is not there'))
    },
    (queries) => {
      queries.get<{ Params: { tool: string } }>('/api/tools/:tool', async ({ params }, reply) =>
        params.tool === 'paperplane' ? reply.code(status).send({ tool: { slug: 'paperplane', url } }) : reply.code(404).send({}),
      )
      queries.get('/api/tools/paperplane/badges', async () => ({ ...WORN, badges }))
    },
  )
})
afterEach(() => edge.close())

it('leads out to the tool, which learns where its visitor came from', async () => {
  const response = await edge.get('/r/paperplane')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('https://paperplane.example/?ref=debut')
  expect(reported).toEqual(['click paperplane'])
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('keeps what the address says already', async () => {
  url = 'https://paperplane.example/start?plan=free&lang=de#price'
  expect((await edge.get('/r/paperplane')).headers.get('location')).toBe(
    'https://paperplane.example/start?plan=free&lang=de&ref=debut#price',
  )
})

it('takes nothing from the query of the link that was followed', async () => {
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

it('asks to try again while it is not known where it leads', async () => {
  status = 500
  const response = await edge.get('/r/paperplane')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
})

it('has nothing to do with other paths', async () => {
  expect((await edge.get('/r')).headers.get('x-robots-tag')).toBeNull()
  expect((await edge.get('/r/paperplane/more')).headers.get('location')).toBeNull()
})

it.each([
  ['day_1', '2026-03-02', '/?start=2026-03-02'],
  ['week_3', '2026-03-02', '/weekly?start=2026-03-02'],
  ['month_1', '2026-03-01', '/monthly?start=2026-03-01'],
  ['year_2', '2026-01-01', '/yearly?start=2026-01-01'],
  ['live', '2026-03-02', '/?start=2026-03-02'],
  ['coming_soon', '2026-03-02', '/tool/paperplane'],
  ['listed', null, '/tool/paperplane'],
])('leads from the badge %s to where everybody can see it', async (kind, start, to) => {
  badges = [{ kind, start }]
  const response = await edge.get(`/r/paperplane?badge=${kind}`)
  expect([response.status, response.headers.get('location')]).toEqual([302, to])
  expect(response.headers.get('x-robots-tag')).toBeNull()
})

it.each(['day_1', 'evil', '//evil.example', ''])(
  'leads from a badge %j that was not earned to the tool, and never further',
  async (kind) => {
    badges = [{ kind: 'listed', start: null }]
    const response = await edge.get(`/r/paperplane?badge=${kind}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/tool/paperplane'])
  },
)
