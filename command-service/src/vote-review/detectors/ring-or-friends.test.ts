import { expect, it } from 'vitest'
import { ringOrFriends } from './ring-or-friends.ts'

const some = (count: number, votes: number, chances = 3) => Array.from({ length: count }, () => ({ votes, chances }))

it('takes those for a ring who mostly come each time, and those for friends who mostly miss one', () => {
  expect(ringOrFriends([...some(4, 3), ...some(2, 2)])).toBeGreaterThan(0.7)
  expect(ringOrFriends([...some(1, 3), ...some(5, 2)])).toBeLessThan(-0.7)
})

it('is the surer the more of them there are', () => {
  expect(ringOrFriends(some(8, 3))).toBeGreaterThan(ringOrFriends(some(4, 3)))
  expect(ringOrFriends(some(8, 2))).toBeLessThan(ringOrFriends(some(4, 2)))
})

it('says nothing by who could only vote for the two that they voted for', () => {
  expect(ringOrFriends(some(6, 2, 2))).toBeCloseTo(0)
})
