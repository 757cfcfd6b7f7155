import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LaunchId } from '../tools/launch-id.ts'
import { byStanding, type Standing } from './standing-order.ts'

const launchOf = (index: number) => LaunchId.parse(`01K9Z7V5C1ABCDEFGHJK${String(index).padStart(6, '0')}`)
const standing = (index: number, points: number, voters: number, lastPosition: number): Standing => ({
  launchId: launchOf(index),
  points,
  voters,
  lastPosition,
})

/** Small numbers, so that ties are frequent. */
const field = fc
  .array(fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2)), { maxLength: 12 })
  .map((rows) => rows.map(([points, voters, last], index) => standing(index, points, voters, last)))

describe('the order of a board', () => {
  it('goes by points, then voters, then the earlier one to reach them, then the launch id', () => {
    const ordered = [standing(5, 9, 1, 90), standing(4, 8, 3, 80), standing(3, 8, 2, 10), standing(2, 8, 2, 20), standing(6, 8, 2, 20)]
    expect(ordered.toReversed().toSorted(byStanding)).toEqual(ordered)
  })

  it('never ties, and is the same from wherever one starts', () => {
    fc.assert(
      fc.property(field, fc.integer(), (rows, seed) => {
        const ordered = rows.toSorted(byStanding)
        const shuffled = rows.map((row, index) => ({ row, key: Math.sin(seed + index) })).toSorted((one, other) => one.key - other.key)
        expect(shuffled.map(({ row }) => row).toSorted(byStanding)).toEqual(ordered)
        ordered.slice(1).forEach((row, index) => expect(byStanding(ordered[index] ?? row, row)).toBeLessThan(0))
      }),
    )
  })
})
