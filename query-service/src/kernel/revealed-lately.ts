import { revealOf } from '@debut/events/boards/hidden-points.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'

/** Longer than a page takes from being rendered to listening. */
const LATELY_MINUTES = 10

/** Today's points were hidden a short while ago, and no event says that they are shown now. */
export const revealedLately = (now: Instant): boolean => {
  const since = now.diff(revealOf(dayOf(now))).as('minutes')
  return since >= 0 && since < LATELY_MINUTES
}
