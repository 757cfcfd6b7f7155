import { expect, it } from 'vitest'
import { summaryOf } from './why-summary.ts'

it('sums votes and points over all weights, by what became of them', () => {
  const sums = summaryOf([
    { state: 'counted', weight: 1, votes: 10, points: 10 },
    { state: 'counted', weight: 3, votes: 2, points: 6 },
    { state: 'held', weight: 2, votes: 1, points: 2 },
  ])
  expect(sums.counted).toEqual({ votes: 12, points: 16 })
  expect(sums.held).toEqual({ votes: 1, points: 2 })
  expect(sums.voided).toEqual({ votes: 0, points: 0 })
})
