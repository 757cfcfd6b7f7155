import { addDays, type Day, dayOf, startOf } from '@debut/events/kernel/calendar.ts'
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

let current: { readonly day: Day; readonly from: number; readonly to: number } | undefined

const spanOf = (day: Day) => ({ day, from: midnightOf(day), to: midnightOf(addDays(day, 1)) })

/** The day of an instant; whoever asks in the order of the clock is nearly always in the same day. */
export const dayAt = (at: number): Day => {
  if (current === undefined || at < current.from || at >= current.to) current = spanOf(dayOf(instantAt(at)))
  return current.day
}
