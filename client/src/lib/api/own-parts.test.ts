import { expect, it, vi } from 'vitest'
import { ownParts } from './own-parts.ts'

const parts = [
  { status: 200, body: 'saved' },
  { status: 404, body: null },
]
const answering = () => vi.fn<(address: string) => Promise<{ parts: typeof parts }>>(() => Promise.resolve({ parts }))

it('asks once for all that is asked for in the same moment, and gives each what it asked for', async () => {
  const fetch = answering()
  const partAt = ownParts(fetch)
  const came = await Promise.all([partAt('/api/saves?tools=a,b'), partAt('/api/votes/c/receipt')])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(came.map((part) => part?.status)).toEqual([200, 404])
  await partAt('/api/saves?tools=a,b')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('asks more than once for more than the server answers at once', async () => {
  const fetch = answering()
  const partAt = ownParts(fetch)
  await Promise.all(Array.from({ length: 30 }, (_, index) => partAt(`/api/parts/${index}`)))
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('fails for each that was asked for where there is no answer', async () => {
  const partAt = ownParts(() => Promise.reject(new Error('gone')))
  const came = await Promise.allSettled([partAt('/api/one'), partAt('/api/two')])
  expect(came.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
