import { expect, it } from 'vitest'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { checkPasted } from './check-pasted.ts'

const HASH = 'a'.repeat(64)
const receipt = JSON.stringify({ leaf: HASH, published: { day: '2026-11-20', root: HASH, index: 0, size: 1, proof: [] } })

const record = (merkleRoot: string | null) => ({
  day: '2026-11-20',
  rule: 'v1',
  seedHash: HASH,
  seed: null,
  merkleRoot,
  votes: 1,
  upTo: null,
  openedAt: '2026-11-20T08:00:00Z',
  closedAt: null,
  lottery: null,
  standings: [],
  awards: [],
  position: 1,
})

/** A text is a failure's code. */
const answering = (answer: unknown): ApiClient => ({
  get: async (path, schema) => {
    if (path !== '/api/days/2026-11-20' || typeof answer === 'string') throw new ApiError(String(answer), path)
    return readAs(schema, answer)
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
})

it.each([
  ['the root that was published', record(HASH), { status: 'ready', publishedRoot: HASH }],
  ['no root where the day is still open', record(null), { status: 'ready', publishedRoot: null }],
  ['no root where there was no such day', 'status-404', { status: 'ready', publishedRoot: null }],
  ['that too much was asked', 'status-429', { status: 'wrong', problem: expect.stringContaining('can’t reach') }],
  ['that nothing could be asked', 'unreachable', { status: 'wrong', problem: expect.stringContaining('can’t reach') }],
])('answers a receipt with %s', async (_what, answer, check) => {
  expect(await checkPasted(answering(answer), receipt)).toMatchObject(check)
})

it('sends no request for what is no receipt', async () => {
  const silent: ApiClient = { get: () => expect.fail('nothing is asked'), post: () => expect.fail('nothing is sent') }
  expect(await checkPasted(silent, 'nonsense')).toMatchObject({ status: 'wrong', problem: expect.stringContaining('not JSON') })
})
