import { parseInstant } from '../../lib/clock/instants.ts'
import { addDays, dayAt, startMillis, timeAt } from '@debut/events/kernel/days.ts'
import type { Curve } from './launch-facts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export interface Hour {
  /** "16:00", as clocks there showed it. */
  readonly time: string
  readonly gained: number
  /** At its end. */
  readonly points: number
}

/** How many steps the whole day has: one of Los Angeles has 23, 24 or 25 hours. */
export const stepsOf = ({ from, everyMinutes }: Curve): number => {
  const start = parseInstant(from)
  return Math.round((startMillis(addDays(dayAt(start), 1)) - start) / (everyMinutes * MINUTE))
}

/** A curve by the hour; the last one may be just beginning. */
export const hoursOf = ({ from, everyMinutes, points }: Curve): readonly Hour[] => {
  const perHour = Math.round(60 / everyMinutes)
  const start = parseInstant(from)
  return Array.from({ length: Math.ceil(points.length / perHour) }, (_, hour) => {
    const before = hour === 0 ? 0 : (points[hour * perHour - 1] ?? 0)
    const after = points[Math.min(points.length, (hour + 1) * perHour) - 1] ?? before
    return { time: timeAt(start + hour * HOUR), gained: after - before, points: after }
  })
}

const TICKS = 4

/** Five times from midnight to midnight. */
export const ticksOf = (curve: Curve): readonly string[] => {
  const [start, length] = [parseInstant(curve.from), stepsOf(curve) * curve.everyMinutes * MINUTE]
  const times = Array.from({ length: TICKS }, (_, tick) => timeAt(start + (tick * length) / TICKS))
  return [...times, '24:00']
}
