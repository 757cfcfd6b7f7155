import { expect, it } from 'vitest'
import { duration, shortDuration } from './durations.ts'

it('is short in a table, and in words in a sentence', () => {
  expect([0, 200, 8_000, 45_000, 720_000, 10_800_000, 259_200_000].map(shortDuration)).toEqual([
    '0.0 s',
    '0.2 s',
    '8.0 s',
    '45 s',
    '12 min',
    '3 h',
    '3 d',
  ])
  expect([1_000, 45_000, 720_000, 10_800_000, 259_200_000].map(duration)).toEqual([
    '1 second',
    '45 seconds',
    '12 minutes',
    '3 hours',
    '3 days',
  ])
})
