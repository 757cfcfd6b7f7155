import type { Day } from '@debut/events/kernel/days.ts'
import type { ShownTask } from '../list/edit-checklist.ts'
import { taskState } from '../list/task-days.ts'

export const filters = [
  { filter: 'all', label: 'All' },
  { filter: 'now', label: 'Due now' },
  { filter: 'open', label: 'To do' },
  { filter: 'done', label: 'Done' },
] as const
export type Filter = (typeof filters)[number]['filter']

export const isShownBy = (filter: Filter, task: ShownTask, launchDay: Day | null, today: Day): boolean => {
  const state = taskState(task, launchDay, today)
  switch (filter) {
    case 'all':
      return true
    case 'now':
      return state === 'overdue' || state === 'today'
    case 'open':
      return state !== 'done'
    case 'done':
      return state === 'done'
  }
}
