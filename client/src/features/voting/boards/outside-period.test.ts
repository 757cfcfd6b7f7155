import { expect, it } from 'vitest'
import { outsideOf } from './outside-period.ts'

it.each([
  ['day', '2026-03-02', '2026-03-02T07:59:59Z', 'before'],
  ['day', '2026-03-02', '2026-03-02T08:00:00Z', undefined],
  ['day', '2026-03-02', '2026-03-03T07:59:59Z', undefined],
  ['day', '2026-03-02', '2026-03-03T00:00:00-08:00', 'after'],
  ['week', '2026-03-02', '2026-03-08T12:00:00-07:00', undefined],
  ['week', '2026-03-02', '2026-03-09T00:00:00-07:00', 'after'],
  ['month', '2026-03-01', '2026-02-28T23:59:59-08:00', 'before'],
  ['year', '2025-01-01', '2026-03-02T08:00:00Z', 'after'],
  ['day', '2026-03-02', undefined, undefined],
] as const)('looks at the %s of %s at %s: %s', (period, start, asOf, outside) => {
  expect(outsideOf(period, start, asOf)).toBe(outside)
})
