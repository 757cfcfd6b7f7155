import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import { expect, it } from 'vitest'
import { reportedAt } from './digest-time.ts'

it.each([
  ['at_once', '2026-11-26T15:00:00Z', '2026-11-26T15:00:00.000Z'],
  ['daily', '2026-11-26T16:59:59Z', '2026-11-26T17:00:00.000Z'],
  ['daily', '2026-11-26T17:00:00Z', '2026-11-27T17:00:00.000Z'],
  ['weekly', '2026-11-26T15:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['weekly', '2026-11-30T16:59:00Z', '2026-11-30T17:00:00.000Z'],
  ['weekly', '2026-11-30T17:00:00Z', '2026-12-07T17:00:00.000Z'],
] as const)('reports %s what happened at %s at %s', (frequency, happened, reported) => {
  expect(isoOf(reportedAt(frequency, toInstant(happened)))).toBe(reported)
})

it('keeps 09:00 on the days on which clocks change', () => {
  expect(isoOf(reportedAt('daily', toInstant('2026-03-08T09:00:00Z')))).toBe('2026-03-08T16:00:00.000Z')
  expect(isoOf(reportedAt('daily', toInstant('2026-11-01T08:00:00Z')))).toBe('2026-11-01T17:00:00.000Z')
})
