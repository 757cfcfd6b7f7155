import type { AuditStep } from '@debut/events/audits/audit-answers.ts'
import { describe, expect, it } from 'vitest'
import { boardAtStep } from './board-at-step.ts'

const day = '2026-11-20'
const step = (number: number, launchId: string, points: number, otherwise = {}) =>
  ({ number, launchId, day, points, voters: points, lastPosition: number, moved: [], ...otherwise }) as unknown as AuditStep

describe('the board beside a step', () => {
  const steps = [step(1, 'a', 1), step(2, 'b', 1), step(3, 'b', 2), step(4, 'c', 5, { day: '2026-11-21' })]
  const boards = [{ day, standings: [] }] as never

  it('is what the steps up to there add up to, best first', () => {
    const at = (number: number) =>
      boardAtStep({ boards, steps }, steps[number - 1] as AuditStep).map(({ launchId, points }) => [launchId, points])
    expect(at(1)).toEqual([['a', 1]])
    expect(at(2)).toEqual([
      ['a', 1],
      ['b', 1],
    ])
    expect(at(3)).toEqual([
      ['b', 2],
      ['a', 1],
    ])
  })

  it('says who moved with it', () => {
    expect(boardAtStep({ boards, steps }, steps[2] as AuditStep).map(({ launchId, climbed }) => [launchId, climbed])).toEqual([
      ['b', 1],
      ['a', -1],
    ])
  })

  it('has what other launches gained between two votes for one product', () => {
    const other = { launchId: 'c', points: 4, voters: 4, lastPosition: 3 }
    const own = [step(1, 'a', 1), step(2, 'a', 2, { moved: [other] }), step(3, 'a', 3)]
    const at = (number: number) =>
      boardAtStep({ boards, steps: own }, own[number - 1] as AuditStep).map(({ launchId, points }) => [launchId, points])
    expect(at(1)).toEqual([['a', 1]])
    const both = (points: number) => [
      ['c', 4],
      ['a', points],
    ]
    expect([at(2), at(3)]).toEqual([both(2), both(3)])
  })

  it('goes on from where its page begins, and knows nothing of other days', () => {
    const begun = [{ day, standings: [{ launchId: 'z', points: 9, voters: 3, lastPosition: 0 }] }] as never
    expect(boardAtStep({ boards: begun, steps }, steps[0] as AuditStep).map(({ launchId }) => launchId)).toEqual(['z', 'a'])
    expect(boardAtStep({ boards: begun, steps }, steps[3] as AuditStep).map(({ launchId }) => launchId)).toEqual(['c'])
  })
})
