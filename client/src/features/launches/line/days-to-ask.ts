import { addDays, dayAt, weekdayOf } from '@debut/events/kernel/days.ts'

const WEEK = 7
const LEAST_WEEKS = 4
/** As many days as the server answers with. */
const MOST = 150

/** Whole weeks from today's on, to the week after a launch's own day. */
export const daysToAsk = (launch: string | null, now: number): number => {
  const today = dayAt(now)
  const behind = weekdayOf(today) - 1
  const needed = launch === null ? 0 : weeksTo(launch, addDays(today, -behind)) + 1
  return Math.min(MOST, Math.max(LEAST_WEEKS, needed) * WEEK - behind)
}

/** Weeks from a Monday on, the one with the day among them. */
const weeksTo = (day: string, monday: string): number => {
  let weeks = 0
  for (let next = monday; next <= day; next = addDays(next, WEEK)) weeks++
  return weeks
}
