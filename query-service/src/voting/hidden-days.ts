import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { dayOf, endOf, startOf } from '@debut/events/kernel/calendar.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'

/** Asked with every request, and the same for hours. */
let asked: { readonly day: Day; readonly from: number; readonly to: number } | undefined

/** The points of launches of this day and later are hidden. */
export const hiddenFrom = (now: Instant): Day => {
  const millis = now.toMillis()
  if (asked === undefined || millis < asked.from || millis >= asked.to) {
    const today = dayOf(now)
    const reveal = revealOf(today).toMillis()
    asked =
      millis < reveal
        ? { day: today, from: startOf(today).toMillis(), to: reveal }
        : { day: addDays(today, 1), from: reveal, to: endOf(today).toMillis() }
  }
  return asked.day
}
