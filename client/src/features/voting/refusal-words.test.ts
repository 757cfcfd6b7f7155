import { expect, it } from 'vitest'
import { parseInstant } from '../../lib/clock/instants.ts'
import { dailyLimitWords, refusalWords } from './refusal-words.ts'

const at = (instant: string) => dailyLimitWords(parseInstant(instant))

it.each([
  ['2026-11-22T03:48:00Z', '4 h 12 min'],
  ['2026-11-22T06:00:00Z', '2 h'],
  ['2026-11-22T07:59:59Z', '1 min'],
  ['2026-11-22T08:00:00Z', '24 h'],
  // The days on which clocks change have 23 and 25 hours.
  ['2026-03-08T08:00:00Z', '23 h'],
  ['2026-11-01T07:00:00Z', '25 h'],
])('says at %s when votes come back: in %s', (instant, wait) => {
  expect(at(instant)).toBe(`You’ve used today’s 3 votes. They come back at midnight, Los Angeles time: in ${wait}.`)
})

it('has a sentence for each refusal, and the server’s own for one that it does not know', () => {
  const words = (code: string) => refusalWords({ code, message: 'As the server says.' }, 0)
  for (const code of ['own-tool', 'unverified', 'not-registered', 'launch-not-live', 'vote-under-review', 'unknown-launch', 'expired'])
    expect(words(code)).not.toBe('As the server says.')
  expect(words('brand-new')).toBe('As the server says.')
})
