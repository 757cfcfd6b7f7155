import { startMillis } from '@debut/events/kernel/days.ts'
import { nextPeriod, type Period } from '@debut/events/kernel/periods.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'

/** On which side of its period a board is looked at; undefined within it, and as it is now. */
export const outsideOf = (period: Period, start: string, asOf: string | undefined): 'before' | 'after' | undefined => {
  if (asOf === undefined) return undefined
  const at = parseInstant(asOf)
  if (at < startMillis(start)) return 'before'
  return at < startMillis(nextPeriod(period, start)) ? undefined : 'after'
}
