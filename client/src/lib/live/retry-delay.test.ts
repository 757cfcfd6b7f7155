import { expect, it } from 'vitest'
import { retryDelay } from './retry-delay.ts'

it('doubles with each failure up to a quarter of a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, () => 1))).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
})

it('spreads tabs over the second half of the delay', () => {
  expect([0, 0.5, 1].map((random) => retryDelay(2, () => random))).toEqual([1_000, 1_500, 2_000])
})
