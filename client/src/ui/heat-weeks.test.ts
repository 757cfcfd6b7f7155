import { expect, it } from 'vitest'
import { heatWeeks, monthsOf } from './heat-weeks.ts'

it('lays days out in weeks that begin on Monday, up to the last one', () => {
  // The first of January 2026 was a Thursday.
  const weeks = heatWeeks({ first: '2026-01-01', last: '2026-01-06', days: [{ day: '2026-01-05', votes: 3 }] })
  expect(weeks).toHaveLength(2)
  expect(weeks[0]?.map((day) => day?.day ?? null)).toEqual([null, null, null, '2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])
  expect(weeks[1]).toEqual([{ day: '2026-01-05', votes: 3 }, { day: '2026-01-06', votes: 0 }, null, null, null, null, null])
})

it('shows a year that is over whole', () => {
  const days = heatWeeks({ first: '2024-01-01', last: '2024-12-31', days: [] }).flat()
  expect(days.filter((day) => day !== null)).toHaveLength(366)
})

it('tells the same by the month, the newest first', () => {
  const days = [
    { day: '2026-10-31', votes: 1 },
    { day: '2026-11-01', votes: 2 },
    { day: '2026-11-02', votes: 3 },
  ]
  expect(monthsOf(days)).toEqual([
    { month: '2026-11', days: 2, votes: 5 },
    { month: '2026-10', days: 1, votes: 1 },
  ])
})
