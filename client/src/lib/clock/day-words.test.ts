import { expect, it } from 'vitest'
import { dayWords } from './day-words.ts'

it('writes a day with its weekday', () => {
  expect(dayWords('2026-11-21')).toBe('Sat 21 Nov 2026')
  expect(dayWords('2024-02-29')).toBe('Thu 29 Feb 2024')
})
