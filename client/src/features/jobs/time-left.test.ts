import type { JobState } from '@debut/events/jobs/job-answers.ts'
import { expect, it } from 'vitest'
import { eventsPerSecond, leftLabel, secondsLeft } from './time-left.ts'

const begun = Date.parse('2026-11-20T20:00:00Z')
const job = { state: 'running', startedAt: '2026-11-20T20:00:00.000Z', done: 25, total: 100 } as JobState

it('says how long the rest takes, once enough is done to know', () => {
  expect(secondsLeft(job, begun + 10_000)).toBe(30)
  expect(secondsLeft({ ...job, done: 1 }, begun + 10_000)).toBeUndefined()
  expect(secondsLeft({ ...job, state: 'paused' }, begun + 10_000)).toBeUndefined()
  expect(secondsLeft({ ...job, total: 0, done: 0 }, begun + 10_000)).toBeUndefined()
})

it('says it in seconds, and in minutes where it is long', () => {
  expect([leftLabel(26), leftLabel(180)]).toEqual(['26 s left', '3 min left'])
})

it('says how quickly events are read, once it has run for a second', () => {
  expect(eventsPerSecond({ ...job, events: 52_000 }, begun + 10_000)).toBe(5_200)
  expect(eventsPerSecond({ ...job, events: 52_000 }, begun + 500)).toBeUndefined()
})
