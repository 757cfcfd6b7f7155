import { dayAt, timeAt } from '@debut/events/kernel/days.ts'
import { parseInstant } from './instants.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** An instant to the minute as it is written in Los Angeles, for addresses that people may read. */
export const writtenAt = (instant: number): string => {
  const written = `${dayAt(instant)}T${timeAt(instant)}:00`
  const behind = Math.round((Math.floor(instant / MINUTE) * MINUTE - parseInstant(`${written}Z`)) / HOUR)
  return `${written}-${String(behind).padStart(2, '0')}:00`
}
