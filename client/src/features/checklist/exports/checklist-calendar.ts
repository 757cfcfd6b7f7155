import type { ChecklistContent } from '@debut/events/checklist/checklist-content.ts'
import { writeCalendar } from '../../../lib/calendar-file/calendar-file.ts'
import { shownTasks } from '../list/edit-checklist.ts'
import { dueDay } from '../list/task-days.ts'

/** The launch day and each task that isn't done; undefined without a launch day. */
export const checklistCalendar = (content: ChecklistContent, host: string): string | undefined => {
  const { launchDay } = content
  if (launchDay === null) return undefined
  const tasks = shownTasks(content).flatMap(({ taskId, isDone, task, why = '', daysFromLaunch }) => {
    const day = isDone ? undefined : dueDay(launchDay, daysFromLaunch)
    return day === undefined ? [] : [{ uid: `checklist-${taskId}@${host}`, day, summary: task, description: why }]
  })
  const launch = {
    uid: `checklist-launch-day@${host}`,
    day: launchDay,
    summary: 'Launch day',
    description: 'From midnight to midnight in Los Angeles.',
  }
  return writeCalendar({ product: 'Launch checklist', name: 'Launch checklist', days: [launch, ...tasks] })
}
