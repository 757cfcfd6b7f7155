import { dayOf, startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, timeAt } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { revealOf } from '@debut/events/voting/hidden-points.ts'

const shown = (instant: Instant) => timeAt(instant.toMillis())

/** Says what time it is where launch days begin. In the hours without points, it also says where to see a full day. */
export const losAngelesNow = (now: Instant, home: string): string => {
  const today = dayOf(now)
  const clock = `It is ${shown(now)} on ${startOf(today).setLocale('en').toFormat('cccc d MMMM')} in Los Angeles`
  const reveal = revealOf(today)
  if (now >= reveal) return `${clock}.`
  const yesterday = new URL(`/?start=${addDays(today, -1)}`, home).href
  return `${clock}, where points are hidden until ${shown(reveal)}.
                      A day in full: ${yesterday}
                      Or begin a world at ten: DEMO_HOUR=10 DATA_DIR=.data/at-10 npm start`
}
