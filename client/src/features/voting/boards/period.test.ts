import { expect, it } from 'vitest'
import { nextPeriod, previousPeriod, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { periodAt } from './period.ts'
import { datesOf, nameOf, titleOf } from './period-labels.ts'

it('begins weeks on Monday, months on the first and years in January', () => {
  expect((['day', 'week', 'month', 'year'] as const).map((period) => startOfPeriod(period, '2026-11-22'))).toEqual([
    '2026-11-22',
    '2026-11-16',
    '2026-11-01',
    '2026-01-01',
  ])
})

it.each([
  ['day', '2026-12-31', '2027-01-01', '2026-12-30'],
  ['week', '2026-12-28', '2027-01-04', '2026-12-21'],
  ['month', '2026-02-01', '2026-03-01', '2026-01-01'],
  ['year', '2027-01-01', '2028-01-01', '2026-01-01'],
] as const)('steps from a %s to the next and to the one before', (period, start, next, previous) => {
  expect([nextPeriod(period, start), previousPeriod(period, start)]).toEqual([next, previous])
})

it('has a board at each of its addresses', () => {
  expect(['/', '/weekly', '/monthly', '/yearly'].map(periodAt)).toEqual(['day', 'week', 'month', 'year'])
})

it('calls a period by its name while it lasts, and then by its dates', () => {
  const today = '2026-11-21'
  expect(nameOf('day', today, today)).toBe('Today')
  expect(nameOf('day', '2026-11-20', today)).toBe('Yesterday')
  expect(nameOf('day', '2026-11-19', today)).toBe('Thursday 19 November')
  expect(nameOf('week', '2026-11-16', today)).toBe('This week')
  expect(nameOf('week', '2026-11-09', today)).toBe('9 to 15 November')
  expect(nameOf('week', '2025-12-29', today)).toBe('29 December 2025 to 4 January')
  expect(nameOf('month', '2026-10-01', today)).toBe('October 2026')
  expect(nameOf('year', '2025-01-01', today)).toBe('2025')
})

it('gives every page a title of its own', () => {
  expect(titleOf('week', '2026-11-16', '2026-11-21')).toBe('This week’s launches')
  expect(titleOf('day', '2025-11-20', '2026-11-21')).toBe('Launches of Thursday 20 November 2025')
  expect(datesOf('day', '2026-11-21', '2026-11-21')).toBe('Saturday 21 November')
})
