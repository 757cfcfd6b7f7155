import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { lastDayOfPeriod, type Period } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { dayOf, endOf } from '@debut/events/kernel/calendar.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'

/** The next moment at which time alone changes a board: the reveal of today's points, or its end. */
export const validUntil = (period: Period, start: Day, now: Instant): Instant | null => {
  const today = dayOf(now)
  const last = lastDayOfPeriod(period, start)
  const reveal = revealOf(today)
  if (start <= today && today <= last && now < reveal) return reveal
  const end = endOf(last)
  return now < end ? end : null
}
