import { endOf, dayOf, startOf } from '@debut/events/kernel/calendar.ts'
import { addDays, type Day, timeAt, weekdayOf } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { EmailFrequency } from '@debut/events/members/preferences.ts'

const HOUR = 9

/** By the clocks of Los Angeles, also on a day of 23 or 25 hours. */
const nineOn = (day: Day): Instant => {
  const nine = startOf(day).plus({ hours: HOUR })
  return nine.plus({ hours: HOUR - Number(timeAt(nine.toMillis()).slice(0, 2)) })
}

/** When the first mail goes that may report what happened at that time: digests at 09:00 in Los Angeles, the weekly ones on Mondays. */
export const reportedAt = (frequency: EmailFrequency, happenedAt: Instant): Instant => {
  if (frequency === 'at_once') return happenedAt
  const today = dayOf(happenedAt)
  const next = happenedAt < nineOn(today) ? today : dayOf(endOf(today))
  return nineOn(frequency === 'daily' ? next : addDays(next, (8 - weekdayOf(next)) % 7))
}
