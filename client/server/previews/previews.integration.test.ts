import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EdgePart, startEdgePart } from '../testing/edge-part.ts'
import { addPreviews } from './previews.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128"><path fill="#00ff00" d="M0 0h64v64H0z"/></svg>'
/** What is to be drawn is asked for as often. */
const ASKED_EVERY = 10_000
/** Of where a tool's logo stands, inside its own rounding. */
const CORNER = { left: 850, top: 280, width: 4, height: 4 }
/** In the middle of where a tool's logo stands. */
const LOGO_AT = { left: 940, top: 380, width: 10, height: 10 }

const writings = {
  posts: [
    {
      slug: 'launch-day/first',
      title: 'The first post',
      excerpt: '',
      author: 'desk',
      date: '2026-03-01',
      categories: ['makers'],
      words: 1,
      minutes: 1,
      related: [],
    },
    {
      slug: 'later',
      title: 'Later',
      excerpt: '',
      author: 'desk',
      date: '2026-12-24',
      draft: true,
      categories: [],
      words: 1,
      minutes: 1,
      related: [],
    },
  ],
  categories: { makers: { title: 'Makers', description: '' } },
  authors: { desk: { name: 'The desk', line: '', picture: '/desk.svg' } },
  changes: [],
}

let edge: EdgePart
let tool: { slug: string; name: string; tagline: string; logo: string }
let launches: object[]
let profile: { username: string; avatar_url: string; joined: string; streak: number; tools: object[] }
let board: { start: string; total: number; tools: object[] }

const place = (at: number, points: number | null) => ({
  rank: points === null ? null : at,
  points,
  hidden: points === null,
  slug: `tool-${at}`,
  name: `Tool ${at}`,
  logo: '/api/drawings/logos/green',
})

beforeEach(async () => {
  tool = { slug: 'fernweh', name: 'Fernweh', tagline: 'Plan a trip by train first', logo: '/api/drawings/logos/green' }
  launches = [{ boardDate: '2026-03-02', state: 'closed', hidden: false, day: { rank: 3, of: 12, points: 9, voters: 4 } }]
  board = { start: '2026-03-02', total: 2, tools: [place(1, 214), place(2, 198)] }
  profile = {
    username: 'ines',
    avatar_url: '/api/drawings/logos/green',
    joined: '2026-03-01T08:00:00Z',
    streak: 128,
    tools: ['Harbor', 'Kite', 'Журнал', '日本語'].map((name, index) => ({ slug: `tool-${index}`, name })),
  }
  const services = (queries: FastifyInstance) => {
    queries.get<{ Params: { slug: string } }>('/api/tools/:slug', async ({ params }, reply) =>
      params.slug === tool.slug ? { tool, launches } : reply.code(404).send({}),
    )
    queries.get('/api/boards/:period', async () => board)
    queries.get('/api/drawings/logos/green', (_request, reply) => reply.type('image/svg+xml').send(LOGO))
    queries.get<{ Params: { username: string } }>('/api/profiles/:username', async ({ params }, reply) => {
      if (params.username === 'countess') return { moved: 'ines' }
      return params.username === profile.username ? profile : reply.code(404).send({})
    })
  }
  edge = await startEdgePart((app, { config, clock }) => {
    addPreviews(app, { config: { ...config, COMMAND_SERVICE_URL: config.QUERY_SERVICE_URL }, clock, readWritings: async () => writings })
  }, services)
})
afterEach(() => edge.close())

const preview = async (path: string) => {
  const response = await edge.get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  const png = Buffer.from(await response.arrayBuffer())
  const { format, width, height } = await sharp(png).metadata()
  expect(`${format} ${width}×${height}`).toBe('png 1200×630')
  return png
}

const colourAt = async (png: Buffer, at: typeof LOGO_AT) => {
  const { channels } = await sharp(await sharp(png).extract(at).png().toBuffer()).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
}

it('shows a tool on the stage, with its logo', async () => {
  expect(await colourAt(await preview('/og/tool/fernweh.png'), LOGO_AT)).toEqual([0, 255, 0])
})

it('shows its initial where a logo can’t be had, and its slug where its name can’t be drawn', async () => {
  tool = { ...tool, name: '日本語', tagline: '旅行', logo: '/api/drawings/logos/none' }
  const other = await preview('/og/tool/fernweh.png')
  expect(await colourAt(other, { ...LOGO_AT, left: 830 })).toEqual([252, 250, 246])
})

it('shows a rank only once the points behind it are shown', async () => {
  const shown = await preview('/og/tool/fernweh.png')
  launches = [{ boardDate: '2026-03-02', state: 'live', hidden: true, day: { rank: null, of: 12, points: null, voters: null } }]
  edge.pass(60 * 60_000)
  const ofTwelve = await preview('/og/tool/fernweh.png')
  launches = [{ boardDate: '2026-03-02', state: 'live', hidden: true, day: { rank: null, of: 40, points: null, voters: null } }]
  edge.pass(60 * 60_000)
  expect(shown.equals(ofTwelve)).toBe(false)
  expect((await preview('/og/tool/fernweh.png')).equals(ofTwelve)).toBe(true)
})

it('shows the first of a board, in the order that is published and without points while these are hidden', async () => {
  const week = await preview('/og/board/week.png')
  board.tools = [place(1, null), place(2, null)]
  const hidden = await preview('/og/board/day.png')
  expect(hidden.equals(week)).toBe(false)
  board.tools = []
  for (const period of ['month', 'year']) await preview(`/og/board/${period}.png`)
  expect(edge.asked.filter((url) => url.startsWith('/api/boards'))).toEqual(
    ['week', 'day', 'month', 'year'].map((period) => `/api/boards/${period}?limit=5`),
  )
})

it('shows the board of another day to those who share that one', async () => {
  await preview('/og/board/week.png?start=2026-02-23')
  expect(edge.asked[0]).toBe('/api/boards/week?limit=5&start=2026-02-23')
  expect((await edge.get('/og/board/week.png?start=yesterday')).status).toBe(400)
})

it('shows a member with their face, what they make, and how long they have voted', async () => {
  const png = await preview('/og/profile/ines.png')
  expect(await colourAt(png, LOGO_AT)).toEqual([0, 255, 0])
  // Round: where a tool's logo has its corner stands the light behind.
  expect(await colourAt(png, CORNER)).not.toEqual([0, 255, 0])
  expect(edge.asked).toContain('/api/drawings/logos/green')
  profile = { ...profile, avatar_url: 'https://elsewhere.example/face.png', streak: 0, tools: [] }
  edge.pass(ASKED_EVERY)
  expect((await preview('/og/profile/ines.png')).equals(png)).toBe(false)
  // Theirs is an initial now: nothing is fetched from elsewhere.
  expect(await colourAt(await preview('/og/profile/ines.png'), { ...LOGO_AT, left: 830 })).toEqual([252, 250, 246])
})

it('shows a member under a name that they gave up', async () => {
  const png = await preview('/og/profile/ines.png')
  expect((await preview('/og/profile/countess.png')).equals(png)).toBe(true)
})

it('takes an uploaded face from where it is kept', async () => {
  profile = { ...profile, avatar_url: '/avatars/m-1/f00.webp' }
  await preview('/og/profile/ines.png')
  expect(edge.asked).toContain('/avatars/m-1/f00.webp')
  profile = { ...profile, avatar_url: '/avatars/../api/projections' }
  edge.pass(ASKED_EVERY)
  await preview('/og/profile/ines.png')
  expect(edge.asked.filter((url) => url.includes('projections'))).toEqual([])
})

it('is drawn once for all who ask, and again only when it shows something else', async () => {
  const [first] = await Promise.all([1, 2, 3].map(() => edge.get('/og/tool/fernweh.png')))
  expect(first?.headers.get('cache-control')).toBe('public, max-age=300')
  const tag = first?.headers.get('etag') ?? ''
  tool = { ...tool, url: 'https://elsewhere.example' } as typeof tool
  edge.pass(ASKED_EVERY)
  const same = await edge.get('/og/tool/fernweh.png?v=anything', { 'if-none-match': tag })
  expect(same.status).toBe(304)
  expect(edge.asked).toEqual(['/api/tools/fernweh', '/api/drawings/logos/green', '/api/tools/fernweh'])
  tool = { ...tool, tagline: 'Plan a trip by ship first' }
  edge.pass(ASKED_EVERY)
  expect((await edge.get('/og/tool/fernweh.png', { 'if-none-match': tag })).status).toBe(200)
})

it('is not there for what is no tool and no member', async () => {
  for (const path of [
    '/og/tool/unknown.png',
    '/og/tool/fernweh',
    '/og/tool/A_B.png',
    '/og/board/decade.png',
    '/og/profile/unknown.png',
    '/og/profile/a%2Fb.png',
  ])
    expect({ path, status: (await edge.get(path)).status }).toEqual({ path, status: 404 })
})

it('shows a post of the blog by its title, and none that is not published', async () => {
  const post = await preview('/og/blog/launch-day/first.png')
  expect(await preview('/og/default.png')).not.toEqual(post)
  for (const path of ['/og/blog/later.png', '/og/blog/unknown.png', '/og/blog/launch-day/first', '/og/blog/..%2f.png'])
    expect({ path, status: (await edge.get(path)).status }).toEqual({ path, status: 404 })
})
