import { beforeEach, expect, it, vi } from 'vitest'
import { loadedFrom } from './testing/loaded-from.ts'

const none = { total: 0, rows: [] }
const found = (tags: object = none, posts: object = none) => ({
  tools: none,
  people: none,
  tags,
  posts,
  fit: 'all',
  marks: [],
  position: 1,
})
const some = { total: 1, rows: [{ tag: 'paper', tools: 3 }] }
const asking = (q: string) => `/api/search?q=${q}&limit=20&offset=0`
const POPULAR = '/api/search/popular'

const answers = new Map<string, unknown>([
  [POPULAR, { tools: [], tags: [], position: 1 }],
  [asking('paper'), found(some)],
  [asking('nothing'), found()],
  [asking('refused'), 'status-400'],
])

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

it.each([
  ['/search?q=paper', [asking('paper')]],
  ['/search?q=nothing', [asking('nothing'), POPULAR]],
  ['/search', [POPULAR]],
])('asks for what is popular where nothing was asked for or found: %s', async (address, asked) => {
  expect((await loadedFrom(answers, address)).asked).toEqual(asked)
})

it.each([
  ['paper', 200],
  ['refused', 503],
  ['unreachable', 503],
])('is a page to search on whatever the server says: “%s” has status %i', async (q, status) => {
  const { head } = await loadedFrom(answers, `/search?q=${q}`)
  expect(head).toMatchObject({ title: `“${q}” · Debut`, status, complete: status === 200, noindex: true })
})

it.each(['/search', '/search?q=nothing'])('is whole without what is popular: %s', async (address) => {
  const { head } = await loadedFrom(new Map([[asking('nothing'), found()]]), address)
  expect(head).toMatchObject({ status: 200, complete: true })
})
