import { dayOf } from '@debut/events/kernel/calendar.ts'
import { addDays, daysFrom } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import { LINE_HORIZON_DAYS } from '@debut/events/launches/launch-numbers.ts'
import type { Sought, Waiting } from './waiting-line.ts'

/** Paid places that are not sold a day before go to launches for which no free place is left. */
const RELEASED = { hours: 24 }

/** Where a launch that waits may find a place, in the order in which it is asked for. The one asked last may hold one for it already. */
export const placesToAsk = ({ sought, notBefore }: Pick<Waiting, 'sought' | 'notBefore'>, now: Instant): Sought[] => {
  const today = dayOf(now)
  const tomorrow = addDays(today, 1)
  const lastReleased = dayOf(now.plus(RELEASED))
  const from = notBefore !== null && notBefore > tomorrow ? notBefore : tomorrow
  const days = daysFrom(from, addDays(today, LINE_HORIZON_DAYS))
  const places: Sought[] = [
    ...days.map((day) => ({ day, lane: 'free' as const })),
    ...days.filter((day) => day <= lastReleased).map((day) => ({ day, lane: 'paid' as const })),
  ]
  if (sought === undefined) return places
  return [sought, ...places.filter(({ day, lane }) => day !== sought.day || lane !== sought.lane)]
}
