import { beforeEach, expect, it, vi } from 'vitest'
import { wantedBy } from '../app/page-resources.ts'
import { createStore, type State } from '../app/store.ts'
import { ApiError, type ApiClient } from '../lib/api/api-client.ts'
import { readAs } from '../lib/api/testing/read-as.ts'
import { fetchResources } from '../lib/resources/keep-resources.ts'
import { page } from './search-page.tsx'

const none = { total: 0, rows: [] }
const found = (tags: object = none) => ({ tools: none, people: none, tags, fit: 'all', marks: [], position: 1 })
const some = { total: 1, rows: [{ tag: 'paper', tools: 3 }] }
const asking = (q: string) => `/api/search?q=${q}&limit=20&offset=0`
const POPULAR = '/api/search/popular'

let answers: Map<string, unknown>
let asked: string[]

/** Answers what the test laid out; a text is a failure's code. */
const api: ApiClient = {
  get: async (path, schema) => {
    asked.push(path)
    const answer = answers.get(path)
    if (typeof answer === 'string') throw new ApiError(answer, path)
    return readAs(schema, answer)
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}

const headFor = async (q: string) => {
  const place = { path: '/search', params: {}, search: new URLSearchParams({ q }) }
  const { store, run } = createStore({})
  await run(fetchResources<State>, api, wantedBy(page, place)).toPromise()
  expect(page.valid?.(store.getState(), place)).toBe(true)
  return page.head?.(store.getState(), place)
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue()
  asked = []
  answers = new Map<string, unknown>([
    [POPULAR, { tools: [], tags: [], position: 1 }],
    [asking('paper'), found(some)],
    [asking('nothing'), found()],
    [asking('refused'), 'status-400'],
  ])
})

it.each([
  ['paper', [asking('paper')]],
  ['nothing', [asking('nothing'), POPULAR]],
  ['', [POPULAR]],
])('asks for what is popular where nothing was asked for or found: “%s”', async (q, paths) => {
  await headFor(q)
  expect(asked).toEqual(paths)
})

it.each([
  ['paper', 200],
  ['refused', 503],
  ['unreachable', 503],
])('is a page to search on whatever the server says: “%s” has status %i', async (q, status) => {
  expect(await headFor(q)).toMatchObject({ title: `“${q}”`, status, complete: status === 200, noindex: true })
})

it('is whole without what is popular', async () => {
  answers.delete(POPULAR)
  expect(await headFor('')).toMatchObject({ title: 'Search', status: 200, complete: true })
  expect(await headFor('nothing')).toMatchObject({ status: 200, complete: true })
})
