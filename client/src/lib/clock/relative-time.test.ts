import { expect, it } from 'vitest'
import { parseInstant } from './instants.ts'
import { relativeTime } from './relative-time.ts'

const JOINED = '2026-03-01T23:30:00Z'
const at = parseInstant(JOINED)
const after = (milliseconds: number) => relativeTime(JOINED, at, at + milliseconds)

it('says roughly how long ago something was', () => {
  const MINUTE = 60_000
  expect(after(59_999)).toBe('just now')
  expect(after(MINUTE)).toBe('1 min ago')
  expect(after(60 * MINUTE)).toBe('1 h ago')
  expect(after(24 * 60 * MINUTE - 1)).toBe('23 h ago')
  expect(after(6 * 24 * 60 * MINUTE)).toBe('6 d ago')
})

it('gives the day, in UTC whatever the zone of the machine, once a week has passed', () => {
  expect(after(7 * 24 * 3_600_000)).toBe('1 Mar 2026')
})

it('says "just now" when the reader’s clock is behind ours', () => {
  expect(after(-26 * 3_600_000)).toBe('just now')
})
