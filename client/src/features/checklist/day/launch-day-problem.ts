import { isDay } from '@debut/events/kernel/days.ts'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { firstLaunchDay, lastLaunchDay } from '../list/task-days.ts'

/** What is wrong with a day that was typed; undefined for one that can be planned for. */
export const launchDayProblem = (typed: string, today: string): string | undefined => {
  if (!isDay(typed)) return 'Enter a day of the calendar, like 2026-12-03.'
  if (typed > lastLaunchDay(today)) return `That’s more than two years ahead. Pick a day until ${dateLabel(lastLaunchDay(today))}.`
  if (typed < firstLaunchDay(today)) return `That’s more than a year ago. Pick a day after ${dateLabel(firstLaunchDay(today))}.`
  return undefined
}
