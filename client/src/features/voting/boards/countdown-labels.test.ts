import { expect, it } from 'vitest'
import { countdownLabels } from './countdown-labels.ts'

const HOUR = 3_600_000

it.each([
  [9 * HOUR + 14 * 60_000 + 5_999, '9 h 14 min 05 s', '9 hours 14 minutes'],
  [HOUR + 60_000, '1 h 01 min 00 s', '1 hour 1 minute'],
  [14 * 60_000, '14 min 00 s', '14 minutes'],
  [26 * HOUR, '1 d 2 h', '1 day 2 hours'],
  [-5, '00 min 00 s', '0 minutes'],
])('counts %i ms down as %s', (rest, short, spoken) => {
  expect(countdownLabels(rest)).toEqual({ short, spoken })
})
