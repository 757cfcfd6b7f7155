import { describe, expect, it } from 'vitest'
import { Day } from '../kernel/days.ts'
import { isoOf } from '../kernel/instant.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { hiddenOrder, revealOf } from './hidden-points.ts'
import { sha256 } from '../kernel/merkle.ts'

const launches = Array.from({ length: 15 }, (_, index) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`))
const revealed = (day: string) => isoOf(revealOf(Day.parse(day)))

describe("a day's points", () => {
  it('are shown four hours after Los Angeles midnight', () => {
    expect(revealed('2026-11-20')).toBe('2026-11-20T12:00:00.000Z')
    expect(revealed('2026-07-20')).toBe('2026-07-20T11:00:00.000Z')
  })

  it('are hidden for four hours also where a clock shows five or three', () => {
    expect(revealed('2026-03-08')).toBe('2026-03-08T12:00:00.000Z')
    expect(revealed('2026-11-01')).toBe('2026-11-01T11:00:00.000Z')
  })
})

describe('the order while points are hidden', () => {
  it('has every launch once, wherever it stood before', () => {
    const ordered = hiddenOrder('a seed', launches)
    expect(ordered.toSorted()).toEqual(launches)
    expect(hiddenOrder('a seed', launches.toReversed())).toEqual(ordered)
    expect(hiddenOrder('a seed', [])).toEqual([])
  })

  it('is another with another seed', () => {
    const seeds = Array.from({ length: 50 }, (_, index) => `seed ${index}`)
    expect(new Set(seeds.map((seed) => hiddenOrder(seed, launches).join())).size).toBe(50)
  })

  it('puts no launch first more often than chance does', () => {
    const firsts = Array.from({ length: 1_500 }, (_, index) => hiddenOrder(`seed ${index}`, launches)[0])
    const times = launches.map((launchId) => firsts.filter((first) => first === launchId).length)
    expect(Math.min(...times)).toBeGreaterThan(60)
    expect(Math.max(...times)).toBeLessThan(150)
  })

  it('is by SHA-256(seed || launch id), so that anybody can check it once the seed is out', () => {
    const keys = hiddenOrder('a seed', launches).map((launchId) => sha256(`a seed${launchId}`))
    expect(keys).toEqual(keys.toSorted())
  })
})
