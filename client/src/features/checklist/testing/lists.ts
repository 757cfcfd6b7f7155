import type { ChecklistContent } from '@debut/events/checklist/checklist-content.ts'
import { added, freshChecklist } from '../list/edit-checklist.ts'

export const own = (task: string, daysFromLaunch = -10) => ({ task, daysFromLaunch })

/** The standard list with these own tasks. */
export const listWith = (...tasks: readonly string[]): ChecklistContent =>
  tasks.reduce((list, task) => added(list, `own-${task.toLowerCase()}`, own(task)), freshChecklist)

export const doneIn = ({ tasks }: ChecklistContent): readonly string[] => tasks.filter(({ isDone }) => isDone).map(({ taskId }) => taskId)

export const ownIn = ({ tasks }: ChecklistContent): readonly string[] =>
  tasks.flatMap(({ own: text }) => (text === null ? [] : [text.task]))
