import { describe, expect, it } from 'vitest'
import { DAILY_VOTE_LIMIT, LOTTERY_STREAK } from './vote-numbers.ts'
import { multiplierOf, rewardTiers } from './reward-tiers.ts'

describe('the reward tiers', () => {
  it('are the eight of the specification', () => {
    expect(rewardTiers.map(({ streaks, multiplier }) => [streaks, multiplier])).toEqual([
      [5, 2],
      [25, 2],
      [50, 2],
      [100, 3],
      [150, 3],
      [300, 4],
      [500, 4],
      [1000, 5],
    ])
  })

  it('say their effect in words', () => {
    expect(rewardTiers.map(({ description }) => description)).toEqual([
      'Your upvotes count as 2',
      '25% off your next skip the waiting line',
      '50% off your next skip the waiting line',
      'Your upvotes count as 3, and your first avatar border',
      'A free skip the waiting line',
      'Your upvotes count as 4',
      'Your second avatar border, and 50% off any advertising offer',
      'Your upvotes count as 5',
    ])
  })

  it('give what they say, each once', () => {
    const given = rewardTiers.flatMap(({ streaks, entitlements }) => entitlements.map((entitlement) => [streaks, entitlement]))
    expect(given).toEqual([
      [25, { kind: 'discount', percent: 25, on: 'skip_line' }],
      [50, { kind: 'discount', percent: 50, on: 'skip_line' }],
      [100, { kind: 'avatar-border', border: 1 }],
      [150, { kind: 'free-skip' }],
      [500, { kind: 'avatar-border', border: 2 }],
      [500, { kind: 'discount', percent: 50, on: 'any' }],
    ])
  })

  it.each([
    [0, 1],
    [4, 1],
    [5, 2],
    [24, 2],
    [25, 2],
    [99, 2],
    [100, 3],
    [299, 3],
    [300, 4],
    [999, 4],
    [1000, 5],
    [4000, 5],
  ])('make a vote at a streak of %i worth %i', (streak, worth) => {
    expect(multiplierOf(streak)).toBe(worth)
  })
})

describe('the numbers of voting', () => {
  it('are those of the specification: 3 votes a day, and the lottery from a streak of 10', () => {
    expect([DAILY_VOTE_LIMIT, LOTTERY_STREAK]).toEqual([3, 10])
  })
})
