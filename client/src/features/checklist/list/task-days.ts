import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { ShownTask } from './edit-checklist.ts'

const LATEST = 730
const EARLIEST = -365

export const lastLaunchDay = (today: string): Day => addDays(today, LATEST)
export const firstLaunchDay = (today: string): Day => addDays(today, EARLIEST)

export const dueDay = (launchDay: Day | null, daysFromLaunch: number): Day | undefined =>
  launchDay === null ? undefined : addDays(launchDay, daysFromLaunch)

type TaskState = 'done' | 'overdue' | 'today' | 'open'

export const taskState = (
  { isDone, daysFromLaunch }: Pick<ShownTask, 'isDone' | 'daysFromLaunch'>,
  launchDay: Day | null,
  today: Day,
): TaskState => {
  if (isDone) return 'done'
  const due = dueDay(launchDay, daysFromLaunch)
  if (due === undefined || due > today) return 'open'
  return due === today ? 'today' : 'overdue'
}

/** Both are days of the calendar in Los Angeles. */
export const daysBetween = (from: string, to: string): number => {
  // oxlint-disable-next-line no-restricted-globals -- a day of the calendar has no zone
  const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
  return Math.round((midnight(to) - midnight(from)) / 86_400_000)
}
