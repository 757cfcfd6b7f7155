import { expect, it } from 'vitest'
import { momentInLosAngeles } from './moment-in-los-angeles.ts'

it.each([
  ['2026-11-25T14:30', '2026-11-25T22:30:00.000Z'],
  ['2026-07-01T00:00', '2026-07-01T07:00:00.000Z'],
  ['2026-07-01T23:59:30', '2026-07-02T06:59:00.000Z'],
  // Clocks go forward from two to three, and back from two to one.
  ['2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  ['2026-03-08T12:00', '2026-03-08T19:00:00.000Z'],
  ['2026-11-01T00:30', '2026-11-01T07:30:00.000Z'],
  ['2026-11-01T12:00', '2026-11-01T20:00:00.000Z'],
  ['2026-11-01T23:30', '2026-11-02T07:30:00.000Z'],
])('finds the instant at which clocks in Los Angeles show %s', (written, instant) => {
  expect(new Date(momentInLosAngeles(written) ?? Number.NaN).toISOString()).toBe(instant)
})

it.each(['', 'noon', '2026-02-30T10:00', '2026-11-25', '2026-11-25T24:00', '2026-11-25T10:60'])('knows of none at “%s”', (written) => {
  expect(momentInLosAngeles(written)).toBeUndefined()
})
