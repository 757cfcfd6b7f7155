import { dayAt, startMillis } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { clockShift } from '@debut/stack/clock-shift.ts'

const TEN_HOURS = 10 * 3_600_000
const preload = new URL('./shifted-clock.mjs', import.meta.url).href

/** Returns the time from now to 10:00 of the same day in Los Angeles. Votes are open then, points are shown and midnight is far. */
export const shiftToTen = (): number => startMillis(dayAt(Date.now())) + TEN_HOURS - Date.now()

/** Returns the environment for programs whose clocks differ this much from this run's. */
export const shiftedBy = (shift: number, ...preloads: readonly string[]) => ({
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], ...[preload, ...preloads].map((each) => `--import ${each}`)].filter(Boolean).join(' '),
  CLOCK_SHIFT_MS: String(clockShift() + shift),
})

/** Returns the environment for a program whose clock begins at a given time, for example to work with a world of that time. */
export const shiftedTo = (at: Instant) => shiftedBy(at.toMillis() - Date.now())
