import { expect, it } from 'vitest'
import { backoff } from './backoff.ts'

it('doubles the wait with each failure in a row, up to half a minute', () => {
  expect([1, 2, 3, 4].map(backoff)).toEqual([250, 500, 1000, 2000])
  expect([8, 20, 5000].map(backoff)).toEqual([30_000, 30_000, 30_000])
})
