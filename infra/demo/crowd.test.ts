import { addDays } from '@debut/events/kernel/days.ts'
import { expect, it, onTestFinished } from 'vitest'
import { type Act, startCrowd } from './crowd.ts'
import { dayAt, midnightOf } from './demo-days.ts'

const NOON = Date.parse('2026-11-21T20:00:00Z')
const MINUTE = 60_000

/** A crowd whose clock the test sets, and what it did. */
const crowdAt = (from: number, actsOn: (day: string, from: number, act: (at: number, then?: readonly Act[]) => Act) => readonly Act[]) => {
  const done: number[] = []
  let now = from
  const act = (at: number, then: readonly Act[] = []): Act => ({
    at,
    run: async () => {
      done.push(at)
      return then
    },
  })
  const crowd = startCrowd({ clock: () => now, actsOn: (day, since) => actsOn(day, since, act), lookMs: 1 })
  onTestFinished(() => crowd.close())
  return { done, crowd, passTo: (at: number) => (now = at) }
}

it('does each thing at its time, and what follows of it', async () => {
  const { done, passTo } = crowdAt(NOON, (_, from, act) => [act(from + 2 * MINUTE, [act(from + 3 * MINUTE)]), act(from + MINUTE)])
  passTo(NOON + 2 * MINUTE)
  await expect.poll(() => done).toEqual([NOON + MINUTE, NOON + 2 * MINUTE])
  passTo(NOON + 4 * MINUTE)
  await expect.poll(() => done).toEqual([NOON + MINUTE, NOON + 2 * MINUTE, NOON + 3 * MINUTE])
})

it('leaves out what a machine slept through, instead of doing it all at once', async () => {
  const hours = Array.from({ length: 8 }, (_, index) => NOON + index * 60 * MINUTE)
  const { done, passTo } = crowdAt(NOON - 1, (_, __, act) => hours.map((at) => act(at)))
  passTo(hours[6]!)
  await expect.poll(() => done).toEqual([hours[6]])
})

it('plans the next day when it begins', async () => {
  const today = dayAt(NOON)
  const tomorrow = midnightOf(addDays(today, 1))
  const { done, passTo } = crowdAt(NOON, (day, from, act) => [act(day === today ? from : tomorrow + MINUTE)])
  await expect.poll(() => done).toEqual([NOON])
  passTo(tomorrow)
  passTo(tomorrow + MINUTE)
  await expect.poll(() => done).toEqual([NOON, tomorrow + MINUTE])
})

it('goes on after an outage', async () => {
  const failing: Act = { at: NOON, run: () => Promise.reject(new Error('no answer')) }
  const { done } = crowdAt(NOON, (_, from, act) => [failing, act(from)])
  await expect.poll(() => done).toEqual([NOON])
})

it('stops in the middle of what it does, and does nothing more', async () => {
  const asked = Promise.withResolvers<void>()
  let stopped = false
  const slow: Act = {
    at: NOON,
    run: (signal) =>
      new Promise((_, reject) => {
        asked.resolve()
        signal.addEventListener('abort', () => {
          stopped = true
          reject(new Error('stopped'))
        })
      }),
  }
  const { done, crowd } = crowdAt(NOON, (_, from, act) => [slow, act(from)])
  await asked.promise
  await crowd.close()
  expect({ stopped, done }).toEqual({ stopped: true, done: [] })
})
