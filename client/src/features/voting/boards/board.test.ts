import { expect, it } from 'vitest'
import { parseBoardNews, parseBoardPage, parseCurve } from './board.ts'

const standing = { rank: 1, launchId: 'id-1', points: 3, voters: 2, hidden: false }
const tool = {
  ...standing,
  boardDate: '2026-11-21',
  slug: 'harbor',
  name: 'Harbor',
  tagline: 'Ships',
  category: 'design',
  tags: ['ai'],
  logo: '/l.svg',
}
const facts = { period: 'day', start: '2026-11-21', validUntil: null }
const page = { ...facts, position: 7, total: 1, tools: [{ ...tool, makers: [{ memberId: 'm', username: null }] }] }

it('reads a board as the server writes it', () => {
  expect(parseBoardPage(page)).toEqual({
    ...facts,
    position: 7,
    total: 1,
    entries: [{ ...tool, makers: [{ memberId: 'm', username: null }] }],
  })
})

it('reads hidden points as such', () => {
  const hidden = { ...standing, points: null, voters: null, hidden: true }
  expect(parseBoardNews({ ...facts, tools: [hidden] })?.standings).toEqual([hidden])
})

it('leaves a launch out whose tool is not known yet', () => {
  expect(parseBoardPage({ ...page, tools: [standing, ...page.tools] })?.entries.map(({ name }) => name)).toEqual(['Harbor'])
})

it.each([
  null,
  [],
  'board',
  { ...page, period: 'decade' },
  { ...page, tools: undefined },
  { ...page, position: '7' },
  { ...page, validUntil: 5 },
])('recognises that %j is no board', (body) => {
  expect(parseBoardPage(body)).toBeUndefined()
})

it('takes no half of a live board for all of it', () => {
  expect(parseBoardNews({ ...facts, tools: [standing, { ...standing, rank: 'second' }] })).toBeUndefined()
  expect(parseBoardNews({ ...facts, start: 5, tools: [] })).toBeUndefined()
})

it('tells a curve that is hidden from none', () => {
  expect([
    parseCurve({ curve: null }),
    parseCurve({ curve: { points: [0, 2] } }),
    parseCurve({}),
    parseCurve({ curve: { points: ['2'] } }),
  ]).toEqual([null, [0, 2], undefined, undefined])
})
