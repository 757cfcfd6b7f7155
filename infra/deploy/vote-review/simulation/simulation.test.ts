import { usualSettings } from '@debut/command-service/vote-review/testing/seen-site.ts'
import { describe, expect, it } from 'vitest'
import { SCORED_SEEDS, scoreSeeds } from './score-seeds.ts'
import { DAYS, MEMBERS, simulateSite } from './simulated-site.ts'

describe('the detectors, on simulated sites', () => {
  it('find four of five rings and hold one of a hundred honest members of each at most', () => {
    // All five by npm run vote-review -- --simulate.
    const { scores, recall } = scoreSeeds(SCORED_SEEDS.slice(0, 3), usualSettings)
    for (const { rings, honest, honestHeld } of scores) {
      expect([rings, honest > 1_700]).toEqual([20, true])
      expect(honestHeld / honest).toBeLessThanOrEqual(0.01)
    }
    expect(recall).toBeGreaterThanOrEqual(0.8)
  })
})

it('is a site of its seed, in which each member votes three times a day at most', () => {
  const { events, members, rings } = simulateSite('of its seed')
  expect(simulateSite('of its seed').events).toEqual(events)
  expect(members).toHaveLength(MEMBERS)
  for (const { members: theirs, launches } of rings) {
    expect(theirs.size >= 5 && theirs.size <= 15).toBe(true)
    expect(launches.size >= 3 && launches.size <= 8).toBe(true)
  }
  const votes = Map.groupBy(
    events.flatMap((event) => (event.type === 'voted' ? [`${event.vote.memberId} ${event.vote.countsOn}`] : [])),
    (key) => key,
  )
  expect(Math.max(...[...votes.values()].map(({ length }) => length))).toBe(3)
  expect(events.at(-1)?.at).toBeLessThan((events[0]?.at ?? 0) + (DAYS + 301) * 86_400)
})
