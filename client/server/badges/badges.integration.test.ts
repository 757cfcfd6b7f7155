import { badgeKinds } from '@debut/events/tools/badge-answers.ts'
import { XMLParser } from 'fast-xml-parser'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { badgeThemes } from '../../src/features/tools/badges/badge-themes.ts'
import { type EdgePart, startEdgePart } from '../testing/edge-part.ts'
import { addBadges } from './badges.ts'

const MOST_BYTES = 5 * 1024
const LONGEST = [
  `"><script>alert("&")</script>`.padEnd(40, '&'),
  '𝕏'.repeat(20),
  '\ufffe'.repeat(40),
  'W'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(3),
  '\u202e'.repeat(40),
]

let edge: EdgePart
let answer: { toolId: string; slug: string; name: string; badges: object[]; position: number }

const startOf = (kind: string) =>
  kind === 'listed'
    ? null
    : kind.startsWith('week')
      ? '2026-02-23'
      : kind.startsWith('month')
        ? '2026-02-01'
        : kind.startsWith('year')
          ? '2025-01-01'
          : '2026-03-02'
const wear = (...kinds: string[]) => (answer.badges = kinds.map((kind) => ({ kind, start: startOf(kind) })))

beforeEach(async () => {
  answer = { toolId: '01K9Z7V5C0QW8R3N4M2X000001', slug: 'paperplane', name: 'Paperplane', badges: [], position: 1 }
  wear('day_1', 'listed')
  edge = await startEdgePart(addBadges, (queries) => {
    queries.get<{ Params: { slug: string } }>('/api/tools/:slug/badges', async ({ params }, reply) =>
      params.slug === answer.slug ? answer : reply.code(404).send({}),
    )
  })
})
afterEach(() => edge.close())

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => name === 'text' })
interface Drawn {
  readonly svg: {
    readonly title: { readonly '#text': string }
    readonly text: readonly { readonly '#text': string }[]
  }
}

const badge = async (path: string) => {
  const response = await edge.get(path)
  expect(response.status).toBe(200)
  const xml = await response.text()
  // The library that draws it parses it as strictly as browsers do.
  expect(await sharp(Buffer.from(xml)).metadata()).toMatchObject({ format: 'svg', width: 250, height: 54 })
  expect(Buffer.byteLength(xml)).toBeLessThan(MOST_BYTES)
  const { svg } = parser.parse(xml) as Drawn
  return {
    response,
    xml,
    title: svg.title['#text'],
    texts: svg.text.map((each) => each['#text']),
  }
}

it('names the tool, its rank and the period', async () => {
  const { response, title, texts } = await badge('/badges/paperplane/day_1.svg')
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(title).toBe('Paperplane: #1 of the day on Debut, 2 Mar 2026')
  expect(texts).toEqual(['Debut', 'Paperplane', '#1 of the day', '2 Mar 2026'])
})

it.each([
  ['year_2', 'Paperplane: #2 of the year on Debut, 2025'],
  ['month_3', 'Paperplane: #3 of the month on Debut, Feb 2026'],
  ['week_1', 'Paperplane: #1 of the week on Debut, 23 Feb 2026 to 1 Mar 2026'],
  ['live', 'Paperplane: Live today on Debut, 2 Mar 2026'],
  ['coming_soon', 'Paperplane: Coming soon on Debut, 2 Mar 2026'],
  ['listed', 'Paperplane: Listed on Debut'],
])('says %s in words', async (kind, words) => {
  wear(kind)
  expect((await badge(`/badges/paperplane/${kind}.svg`)).title).toBe(words)
})

it('is small and well-formed for every kind, theme and name, and reaches out to nothing', async () => {
  wear(...badgeKinds)
  for (const name of LONGEST) {
    answer.name = name
    edge.pass(300_000)
    for (const kind of badgeKinds)
      for (const theme of badgeThemes) {
        const { xml, title } = await badge(`/badges/paperplane/${kind}.svg?theme=${theme}`)
        expect(xml).not.toMatch(/<script|href|url\(|https?:(?!\/\/www\.w3\.org\/2000\/svg")/)
        expect(title).toContain(' on Debut')
      }
  }
})

it('looks different on a light page, a dark one and any other', async () => {
  const drawn = await Promise.all(badgeThemes.map(async (theme) => (await badge(`/badges/paperplane/day_1.svg?theme=${theme}`)).xml))
  expect(new Set(drawn).size).toBe(badgeThemes.length)
  expect(drawn[0]).toBe((await badge('/badges/paperplane/day_1.svg')).xml)
  expect((await edge.get('/badges/paperplane/day_1.svg?theme=pink')).status).toBe(400)
})

it('is not there where it was not earned, and for what is no tool or no badge', async () => {
  for (const path of [
    '/badges/paperplane/day_2.svg',
    '/badges/paperplane/live.svg',
    '/badges/unknown/listed.svg',
    '/badges/A_B/listed.svg',
    '/badges/paperplane/day_4.svg',
    '/badges/paperplane/listed',
  ])
    expect({ path, status: (await edge.get(path)).status }).toEqual({ path, status: 404 })
})

it('is gone once it was taken back', async () => {
  await badge('/badges/paperplane/day_1.svg')
  wear('listed')
  edge.pass(119_000)
  await badge('/badges/paperplane/day_1.svg')
  edge.pass(1_000)
  expect((await edge.get('/badges/paperplane/day_1.svg')).status).toBe(404)
})

it('is asked for once in two minutes, and answers 304 to clients that have it', async () => {
  const { response } = await badge('/badges/paperplane/day_1.svg')
  expect(response.headers.get('cache-control')).toBe('public, max-age=120')
  const tag = response.headers.get('etag') ?? ''
  expect((await edge.get('/badges/paperplane/day_1.svg', { 'if-none-match': `W/${tag}` })).status).toBe(304)
  expect((await edge.get('/badges/paperplane/day_1.svg?theme=dark', { 'if-none-match': tag })).status).toBe(200)
  await badge('/badges/paperplane/listed.svg')
  expect(edge.asked).toEqual(['/api/tools/paperplane/badges'])
})

it('may be shown on any page, and do nothing there', async () => {
  const { headers } = await edge.get('/badges/paperplane/listed.svg')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})
