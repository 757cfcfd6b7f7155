import { Day } from '@debut/events/kernel/days.ts'
import { badgeKinds, awardOf } from '@debut/events/tools/badge-answers.ts'
import { expect, it } from 'vitest'
import { claimOf, datesOf, proofPath } from './badge-labels.ts'

const start = Day.parse('2026-03-02')

it('claims of each kind something else', () => {
  expect(new Set(badgeKinds.map((kind) => claimOf({ kind }))).size).toBe(badgeKinds.length)
  expect(badgeKinds.filter((kind) => awardOf(kind) === undefined)).toEqual(['live', 'coming_soon', 'listed'])
})

it('dates what was won by its whole period', () => {
  expect(datesOf({ kind: 'day_1', start })).toBe('2 Mar 2026')
  expect(datesOf({ kind: 'week_1', start })).toBe('2 Mar 2026 to 8 Mar 2026')
  expect(datesOf({ kind: 'month_1', start })).toBe('Mar 2026')
  expect(datesOf({ kind: 'year_1', start })).toBe('2026')
  expect(datesOf({ kind: 'listed', start: null })).toBe('')
})

it('is proven by the board of its period, and else by the tool’s own page', () => {
  expect(proofPath('kite', { kind: 'week_2', start })).toBe('/weekly?start=2026-03-02')
  expect(proofPath('kite', { kind: 'listed', start: null })).toBe('/tool/kite')
})
