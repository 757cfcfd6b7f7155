import { expect, it } from 'vitest'
import { parseInstant } from './instants.ts'
import { writtenAt } from './written-at.ts'

it.each(['2026-11-21T22:32:45Z', '2026-07-01T06:59:00Z', '2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z'])(
  'writes %s so that it is read again',
  (instant) => {
    expect(writtenAt(parseInstant(instant))).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:00-0[78]:00$/)
    expect(parseInstant(writtenAt(parseInstant(instant)))).toBe(parseInstant(`${instant.slice(0, 16)}:00Z`))
  },
)
