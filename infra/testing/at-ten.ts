import { dayAt, startMillis } from '@debut/events/kernel/days.ts'

const TEN_HOURS = 10 * 3_600_000
const preload = new URL('./shifted-clock.mjs', import.meta.url).href

/** From the machine's time to 10:00 of today in Los Angeles: votes are open, points are shown, and midnight is far. */
export const shiftToTen = (): number => startMillis(dayAt(Date.now())) + TEN_HOURS - Date.now()

/** For the programs of a product whose clocks are so far from the machine's. */
export const shiftedBy = (shift: number) => ({ NODE_OPTIONS: `--import ${preload}`, CLOCK_SHIFT_MS: String(shift) })
