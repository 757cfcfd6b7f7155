import type { ChecklistContent } from '@debut/events/checklist/checklist-content.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { shortDayLabel } from '../../../lib/clock/day-labels.ts'
import { shownTasks } from '../list/edit-checklist.ts'
import { daysBetween, dueDay, taskState } from '../list/task-days.ts'

const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`)

const countdown = (launchDay: Day, today: Day): string => {
  const days = daysBetween(today, launchDay)
  if (days === 0) return 'Today is launch day.'
  return days > 0 ? `${inDays(days)} to go.` : `Launch day was ${inDays(-days)} ago.`
}

/** What is due, in one or two sentences. */
export const todayLine = (content: ChecklistContent, today: Day): string => {
  const { launchDay } = content
  const tasks = shownTasks(content)
  if (launchDay === null) return 'Choose your launch day to give every task a date.'
  const states = tasks.map((task) => taskState(task, launchDay, today))
  const count = (state: string) => states.filter((each) => each === state).length
  const [overdue, due] = [count('overdue'), count('today')]
  const next = tasks
    .filter((_task, index) => states[index] === 'open')
    .map(({ daysFromLaunch }) => dueDay(launchDay, daysFromLaunch) ?? launchDay)
    .toSorted()[0]
  const now = [overdue > 0 && `${overdue} overdue`, due > 0 && `${due} due today`].filter((each) => each !== false)
  const what =
    now.length > 0 ? `${now.join(', ')}.` : next === undefined ? 'Everything is done.' : `Nothing is due until ${shortDayLabel(next)}.`
  return `${countdown(launchDay, today)} ${what}`
}
