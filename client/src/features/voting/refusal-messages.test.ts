import { expect, it } from 'vitest'
import { parseInstant } from '../../lib/clock/instants.ts'
import { dailyLimitMessage, refusalMessage } from './refusal-messages.ts'

const at = (instant: string) => dailyLimitMessage(parseInstant(instant))

it.each([
  ['2026-11-22T03:48:00Z', '4 h 12 min'],
  ['2026-11-22T06:00:00Z', '2 h'],
  ['2026-11-22T07:59:59Z', '1 min'],
  ['2026-11-22T08:00:00Z', '24 h'],
  // The days on which clocks change have 23 and 25 hours.
  ['2026-03-08T08:00:00Z', '23 h'],
  ['2026-11-01T07:00:00Z', '25 h'],
])('says at %s when there are new votes: in %s', (instant, wait) => {
  expect(at(instant)).toBe(`You’ve used today’s 3 votes. You get new ones at midnight, Los Angeles time: in ${wait}.`)
})

it('leaves every other word to the server', () => {
  expect(refusalMessage({ code: 'own-tool', message: 'As the server says.' }, 0)).toBe('As the server says.')
  expect(refusalMessage({ code: 'daily-limit', message: 'As the server says.' }, 0)).not.toBe('As the server says.')
})
