import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { dayOf, startOf } from '@debut/events/kernel/calendar.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'

/** Days that are over and have a board, before the last ten. */
export const HISTORY_DAYS = 1_095
/** Today is the last of them. */
export const RECENT_DAYS = 10
/** People come and plan so long before the first day. */
export const EARLIEST_DAYS_AGO = HISTORY_DAYS + RECENT_DAYS + 25

export const firstDayOf = (today: Day): Day => addDays(today, 1 - HISTORY_DAYS - RECENT_DAYS)

const midnights = new Map<Day, number>()

/** When a day begins, in milliseconds: asked for so often that it is worth remembering. */
export const midnightOf = (day: Day): number => {
  const midnight = midnights.get(day) ?? startOf(day).toMillis()
  midnights.set(day, midnight)
  return midnight
}

interface Span {
  readonly day: Day
  readonly from: number
  readonly to: number
}

const spanOf = (day: Day): Span => ({ day, from: midnightOf(day), to: midnightOf(addDays(day, 1)) })
const isIn = ({ from, to }: Span, at: number) => at >= from && at < to

let current: Span | undefined

/** The day of an instant; callers ask in the order of the clock, so it is nearly always the same day or the next. */
export const dayAt = (at: number): Day => {
  if (current === undefined || !isIn(current, at)) {
    const next = current === undefined ? undefined : spanOf(addDays(current.day, 1))
    current = next !== undefined && isIn(next, at) ? next : spanOf(dayOf(instantAt(at)))
  }
  return current.day
}
