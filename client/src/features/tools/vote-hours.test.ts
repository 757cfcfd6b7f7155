import { expect, it } from 'vitest'
import { hoursOf, stepsOf, ticksOf } from './vote-hours.ts'

const curve = { from: '2026-11-21T08:00:00.000Z', everyMinutes: 15, points: [1, 5, 6, 6, 6, 9] }

it('tells a curve by the hour, as Los Angeles counts it', () => {
  expect(hoursOf(curve)).toEqual([
    { time: '00:00', gained: 6, points: 6 },
    { time: '01:00', gained: 3, points: 9 },
  ])
  expect(hoursOf({ ...curve, points: [] })).toEqual([])
})

it('gives a day as many steps as it has, and ends it at midnight', () => {
  expect(stepsOf(curve)).toBe(96)
  expect(ticksOf(curve)).toEqual(['00:00', '06:00', '12:00', '18:00', '24:00'])
  expect(stepsOf({ ...curve, from: '2026-03-08T08:00:00Z' })).toBe(92)
  expect(stepsOf({ ...curve, from: '2026-11-01T07:00:00Z' })).toBe(100)
})

it('repeats an hour that the clocks repeat', () => {
  const long = { ...curve, from: '2026-11-01T07:00:00Z', points: Array.from({ length: 100 }, (_, index) => index) }
  expect(
    hoursOf(long)
      .map(({ time }) => time)
      .slice(0, 4),
  ).toEqual(['00:00', '01:00', '01:00', '02:00'])
  expect(hoursOf(long)).toHaveLength(25)
})
