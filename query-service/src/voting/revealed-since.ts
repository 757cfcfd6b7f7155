import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'

/** Today's points are shown, and were hidden when the last event came. */
export const revealedSince = (lastEvent: Date | null, now: Instant): boolean => {
  const reveal = revealOf(dayOf(now))
  return reveal <= now && lastEvent !== null && lastEvent.getTime() < reveal.toMillis()
}
