import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { burstsIn, type Pace } from './bursts.ts'

const STEP_MS = 300_000
const NOON = Date.parse('2026-03-02T20:00:00Z') / STEP_MS

type Counts = readonly [own: number, others: number]
/** Makes votes for one launch and for the others, in steps of five minutes from noon on. */
const pace = (...counts: readonly Counts[]): Pace[] => counts.map(([own, others], index) => ({ step: NOON + index, own, others }))
const votesOf = (each: readonly Pace[]) =>
  each.flatMap(({ step, own }) =>
    Array.from({ length: own }, (_, index) => ({
      position: LogPosition.parse(step * 100 + index),
      cast_at: new Date(step * STEP_MS + index * 1_000),
    })),
  )
const found = (...counts: readonly Counts[]) => {
  const of = pace(...counts)
  return burstsIn(of, votesOf(of)).map(({ from, to, positions }) => ({ from, to, votes: positions.length }))
}

it('finds votes that came far faster than for the other launches, and joins neighbouring minutes', () => {
  expect(found([1, 90], [12, 95], [12, 88], [1, 92], [2, 300])).toEqual([
    { from: '2026-03-02T20:05:00.000Z', to: '2026-03-02T20:15:00.000Z', votes: 24 },
  ])
})

it('finds none where all launches are busy at the same time', () => {
  expect(found([1, 30], [12, 900], [11, 850], [1, 20])).toEqual([])
})

it('finds none in fewer than six votes, however quiet it is otherwise', () => {
  expect(found([5, 0], [0, 10], [4, 0])).toEqual([])
})
