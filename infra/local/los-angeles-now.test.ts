import { toInstant } from '@debut/events/kernel/instant.ts'
import { expect, it } from 'vitest'
import { losAngelesNow } from './los-angeles-now.ts'

const HOME = 'http://localhost:3000'

it('says what time it is in Los Angeles', () => {
  expect(losAngelesNow(toInstant('2026-11-29T18:00:00Z'), HOME)).toBe('It is 10:00 on Sunday 29 November in Los Angeles.')
})

it('says in the first hours of a day why no points are seen, and where they are', () => {
  const said = losAngelesNow(toInstant('2026-11-29T08:12:00Z'), HOME)
  expect(said).toContain('It is 00:12 on Sunday 29 November in Los Angeles, where points are hidden until 04:00.')
  expect(said).toContain('http://localhost:3000/?start=2026-11-28')
  expect(said).toContain('DEMO_HOUR=10')
})

it('names the hour of the reveal as clocks show it, also on the day on which they change', () => {
  expect(losAngelesNow(toInstant('2027-03-14T08:30:00Z'), HOME)).toContain('hidden until 05:00')
})
