import { expect, it } from 'vitest'
import { addDays, dayAt, isDay, startMillis, timeAt, weekdayOf } from './days.ts'

const at = (instant: string) => Date.parse(instant)

it('counts days as Los Angeles does', () => {
  expect(dayAt(at('2026-11-22T07:59:59Z'))).toBe('2026-11-21')
  expect(dayAt(at('2026-11-22T08:00:00Z'))).toBe('2026-11-22')
  expect(timeAt(at('2026-11-22T08:00:00Z'))).toBe('00:00')
})

it.each([
  ['2026-03-08', '2026-03-08T08:00:00Z', 'summer time begins'],
  ['2026-03-09', '2026-03-09T07:00:00Z', 'the day after'],
  ['2026-11-01', '2026-11-01T07:00:00Z', 'summer time ends'],
  ['2026-11-02', '2026-11-02T08:00:00Z', 'the day after'],
])('begins %s at %s (%s)', (day, instant) => {
  expect(startMillis(day)).toBe(at(instant))
})

it('goes from day to day over months, leap days and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-11-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-10-31',
  ])
})

it('knows weekdays, Monday first', () => {
  expect([weekdayOf('2026-11-21'), weekdayOf('2026-11-22'), weekdayOf('1969-12-31')]).toEqual([6, 7, 3])
})

it('takes only days that there are', () => {
  expect(['2026-02-28', '2026-02-29', '2026-2-8', 'today', ''].map(isDay)).toEqual([true, false, false, false, false])
})
