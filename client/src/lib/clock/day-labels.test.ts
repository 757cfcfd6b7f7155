import { expect, it } from 'vitest'
import { dayLabel } from './day-labels.ts'

it('writes a day with its weekday', () => {
  expect(dayLabel('2026-11-21')).toBe('Sat 21 Nov 2026')
  expect(dayLabel('2024-02-29')).toBe('Thu 29 Feb 2024')
})
