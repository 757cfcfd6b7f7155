import { beforeEach, expect, it } from 'vitest'
import { createStore } from '../../app/store.ts'
import { ApiError, type ApiClient } from '../../lib/api/api-client.ts'
import { readAs } from '../../lib/api/testing/read-as.ts'
import { beforeIn, followTransparency, loadTransparency } from './transparency-saga.ts'
import { receiptPasted, selectTransparency, transparencySlice } from './transparency-slice.ts'

const HASH = 'a'.repeat(64)
const receipt = JSON.stringify({ leaf: HASH, published: { day: '2026-11-20', root: HASH, index: 0, size: 1, proof: [] } })

const published = (change: object = {}) => ({
  day: '2026-11-20',
  rule: 'v1',
  seedHash: HASH,
  seed: null,
  merkleRoot: HASH,
  votes: 1,
  upTo: null,
  openedAt: '2026-11-20T08:00:00Z',
  closedAt: null,
  lottery: null,
  ...change,
})
const record = (merkleRoot: string | null) => ({ ...published({ merkleRoot }), standings: [], awards: [], position: 1 })

let handle: ReturnType<typeof createStore>
let answers: Map<string, unknown>

/** Answers what the test laid out; a text is a failure's code. */
const api: ApiClient = {
  async get(path, schema) {
    const answer = answers.get(path) ?? 'unreachable'
    if (typeof answer === 'string') throw new ApiError(answer, path)
    return readAs(schema, answer)
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}
const state = () => selectTransparency(handle.store.getState())

beforeEach(() => {
  handle = createStore({}, [transparencySlice])
  answers = new Map<string, unknown>([
    ['/api/rules', { current: 'v1', rules: [{ id: 'v1', text: ['One vote each.'], constants: {}, since: '2026-01-01' }], position: 1 }],
    ['/api/days?limit=15', { days: [published()], position: 1 }],
  ])
})

it('shows rules and days, or neither', async () => {
  await handle.run(loadTransparency, api, undefined).toPromise()
  expect(state()).toMatchObject({ status: 'ready', current: 'v1', days: [{ day: '2026-11-20', seed: null, lottery: null }] })
  answers.delete('/api/rules')
  handle = createStore({}, [transparencySlice])
  await handle.run(loadTransparency, api, undefined).toPromise()
  expect(state().status).toBe('unreachable')
})

it('takes only days for days', () => {
  expect(beforeIn(new URLSearchParams('before=2026-11-20'))).toBe('2026-11-20')
  expect(beforeIn(new URLSearchParams('before=2026-02-30'))).toBeUndefined()
  expect(beforeIn(new URLSearchParams("before=x'--"))).toBeUndefined()
})

it.each([
  ['the root that was published', record(HASH), { status: 'ready', publishedRoot: HASH }],
  ['no root where the day is still open', record(null), { status: 'ready', publishedRoot: null }],
  ['no root where there was no such day', 'status-404', { status: 'ready', publishedRoot: null }],
  ['that nothing could be asked', 'unreachable', { status: 'wrong' }],
])('answers a receipt with %s', async (_what, answer, check) => {
  answers.set('/api/days/2026-11-20', answer)
  await handle.run(loadTransparency, api, undefined).toPromise()
  const task = handle.run(followTransparency, api, undefined)
  handle.store.dispatch(receiptPasted(receipt))
  await new Promise<void>((resolve) => {
    const look = () => state().check.status !== 'asking' && resolve()
    handle.store.subscribe(look)
    look()
  })
  expect(state().check).toMatchObject(check)
  task.cancel()
})

it('sends no request for what is no receipt', async () => {
  await handle.run(loadTransparency, api, undefined).toPromise()
  const task = handle.run(followTransparency, api, undefined)
  handle.store.dispatch(receiptPasted('nonsense'))
  expect(state().check).toMatchObject({ status: 'wrong', problem: expect.stringContaining('not JSON') })
  task.cancel()
})
