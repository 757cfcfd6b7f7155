import { dayAt, startMillis } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { clockShift } from '@debut/stack/clock-shift.ts'

const TEN_HOURS = 10 * 3_600_000
const preload = new URL('./shifted-clock.mjs', import.meta.url).href

/** From this run's time to 10:00 of its day in Los Angeles: votes are open, points are shown, and midnight is far. */
export const shiftToTen = (): number => startMillis(dayAt(Date.now())) + TEN_HOURS - Date.now()

/** For the programs of a product whose clocks are so far from those of this run. */
export const shiftedBy = (shift: number, ...preloads: readonly string[]) => ({
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], ...[preload, ...preloads].map((each) => `--import ${each}`)].filter(Boolean).join(' '),
  CLOCK_SHIFT_MS: String(clockShift() + shift),
})

/** For a program whose clock begins at a time, as one does that works with a world of that time. */
export const shiftedTo = (at: Instant) => shiftedBy(at.toMillis() - Date.now())
