import { expect, it } from 'vitest'
import { hasEarnedLink } from './earned-link.ts'

it('is earned by the top three of a day, or by twenty points', () => {
  expect([
    hasEarnedLink({ rank: 3, points: 5 }),
    hasEarnedLink({ rank: 4, points: 20 }),
    hasEarnedLink({ rank: null, points: 20 }),
  ]).toEqual([true, true, true])
  expect([hasEarnedLink({ rank: 4, points: 19 }), hasEarnedLink({ rank: null, points: 19 })]).toEqual([false, false])
})

it('is not earned by any launch while points are hidden, as it would show who leads', () => {
  expect(hasEarnedLink({ rank: 1, points: null })).toBe(false)
})
