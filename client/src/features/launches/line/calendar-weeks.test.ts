import { addDays } from '@debut/events/kernel/days.ts'
import { expect, it } from 'vitest'
import { calendarRows } from './calendar-weeks.ts'
import { daysToAsk } from './days-to-ask.ts'

/** A Sunday. */
const TODAY = '2026-11-22'
const now = 1_795_377_600_000
const slots = { free: 10, paid: 5 }
const days = (free: readonly number[]) => free.map((taken, index) => ({ day: addDays(TODAY, index), free: taken, paid: 0 }))

it('begins with the Monday of this week, of which what is past says nothing', () => {
  const [week, next] = calendarRows({ days: days([0, 10, 4]), slots }, '2026-11-24')
  if (week?.kind !== 'week' || next?.kind !== 'week') throw new Error('These are weeks')
  expect(week.days.map(({ day }) => day.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
  expect(week.days.map(({ taken }) => taken)).toEqual([null, null, null, null, null, null, 0])
  expect(next.days.slice(0, 3)).toMatchObject([
    { taken: 10, isFull: true, isOwn: false },
    { taken: 4, isFull: false, isOwn: true },
    { taken: null, isOwn: false },
  ])
})

it('puts full weeks into one row, but draws the one with its own day', () => {
  const full = Array.from({ length: 29 }, (_, index) => (index === 0 ? 0 : 10))
  expect(calendarRows({ days: days(full), slots }, '2026-12-10')).toMatchObject([
    { kind: 'week' },
    { kind: 'full', weeks: 2, to: '2026-12-06' },
    { kind: 'week' },
    { kind: 'week' },
  ])
  expect(calendarRows({ days: [], slots }, null)).toEqual([])
})

it('asks for whole weeks, to the one after its own day', () => {
  expect(daysToAsk(null, now)).toBe(22)
  expect(daysToAsk('2026-12-04', now)).toBe(22)
  expect(daysToAsk('2026-12-14', now)).toBe(36)
  expect(daysToAsk('2027-11-01', now)).toBe(150)
})
