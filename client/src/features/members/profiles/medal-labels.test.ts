import { Day } from '@debut/events/kernel/days.ts'
import { expect, it } from 'vitest'
import { medalDates, medalLabel } from './medal-labels.ts'

it.each([
  ['day', '2026-04-14', '14 Apr 2026'],
  ['week', '2026-04-13', '13–19 Apr 2026'],
  ['week', '2026-04-27', '27 Apr–3 May 2026'],
  ['month', '2026-04-01', 'Apr 2026'],
  ['year', '2026-01-01', '2026'],
] as const)('says when the %s of %s was', (period, start, dates) => {
  expect(medalDates({ period, start: Day.parse(start) })).toBe(dates)
  expect(medalLabel({ place: 2, period })).toBe(`#2 of the ${period}`)
})
