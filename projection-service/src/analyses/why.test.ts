import { Day } from '@debut/events/kernel/days.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { describe, expect, it } from 'vitest'
import { rank } from './rank.ts'
import { type Moved, whyOf } from './why.ts'

const idOf = (index: number) => `01K9Z7V5C0QW8R3N4M2X00000${index}`
const toolOf = (index: number) => ToolId.parse(idOf(index))

/** Launches by the weights of their votes, before and after. */
const movedOf = (...launches: readonly (readonly (readonly [before: number, after: number])[])[]): Moved[] => {
  const counted = launches.map((votes, index) => ({
    launch: { launchId: LaunchId.parse(idOf(index)), toolId: toolOf(index), boardDate: Day.parse('2026-10-05') },
    votes: votes.map(([weight, after], position) => ({ weight, after, position: position + 1 })),
  }))
  const by = (of: 'weight' | 'after') => rank(counted as never, (vote) => (vote as unknown as Record<string, number>)[of] ?? 0)
  const [before, after] = [by('weight'), by('after')]
  return before.flatMap((each): Moved[] => {
    const later = after.find(({ launchId }) => launchId === each.launchId)
    const weights = launches[counted.findIndex(({ launch }) => launch.launchId === each.launchId)]?.map(([one, other]) => ({
      before: one,
      after: other,
    }))
    return later === undefined ? [] : [{ before: each, after: later, weights }]
  })
}

const votes = (count: number, before: number, after: number) => Array.from({ length: count }, () => [before, after] as const)
const why = (moved: readonly Moved[], index: number) => {
  const found = moved.find(({ before }) => before.launchId === idOf(index))
  return found && whyOf(found, moved)
}

describe('the reason of a move', () => {
  it('names who passes whom where it is one', () => {
    const moved = movedOf(votes(4, 5, 2), votes(9, 2, 2))
    expect(why(moved, 0)).toEqual({ kind: 'passed-by', change: -12, toolId: toolOf(1), more: 0 })
    expect(why(moved, 1)).toEqual({ kind: 'mostly-kept', percent: 100, weights: [2] })
  })

  it('names the weights that lose most where several pass it', () => {
    const moved = movedOf([...votes(4, 5, 2), ...votes(2, 1, 1)], votes(10, 2, 2), votes(11, 1, 1))
    expect(why(moved, 0)).toEqual({ kind: 'came-from', percent: 91, weights: [5] })
  })

  it('says what drops below where its own votes lose too', () => {
    const moved = movedOf(votes(4, 5, 2), votes(6, 3, 2))
    expect(why(moved, 1)).toEqual({ kind: 'drops-below', toolId: toolOf(0), more: 0 })
  })

  it('counts votes that are left out', () => {
    const moved = movedOf([...votes(3, 2, 0), ...votes(2, 1, 1)], votes(3, 1, 1))
    expect(why(moved, 0)).toEqual({ kind: 'left-out', points: 6, votes: 3 })
    expect(why(moved, 1)).toEqual({ kind: 'mostly-kept', percent: 100, weights: [1] })
  })

  it('says what changes where nothing moves, and what nothing changes', () => {
    const moved = movedOf(votes(5, 5, 2), votes(3, 1, 1), [])
    expect(why(moved, 0)).toEqual({ kind: 'keeps-place', change: -15 })
    expect(why(moved, 1)).toEqual({ kind: 'unchanged' })
    expect(why(moved, 2)).toEqual({ kind: 'no-votes' })
  })
})
