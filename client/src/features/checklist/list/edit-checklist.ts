import type { ChecklistContent, ChecklistTask } from '@debut/events/checklist/checklist-content.ts'
import { phases, isIn } from './phases.ts'
import { standardTasks } from './standard-tasks.ts'

type OwnTask = NonNullable<ChecklistTask['own']>

const standardById = new Map(standardTasks.map((standard) => [standard.taskId, standard]))

/** Undefined for a task that the standard list no longer has. */
export const shownTask = ({ taskId, isDone, own }: ChecklistTask) => {
  if (own !== null) return { taskId, isDone, isOwn: true, why: undefined, links: [], ...own }
  const standard = standardById.get(taskId)
  return standard && { isDone, isOwn: false, links: [], ...standard }
}
export type ShownTask = NonNullable<ReturnType<typeof shownTask>>

/** With the tasks that the standard list has got since it was kept, each behind the one it follows there. */
export const withNewTasks = (content: ChecklistContent): ChecklistContent => {
  const tasks = [...content.tasks]
  const isKnown = new Set([...tasks.map(({ taskId }) => taskId), ...content.leftOut])
  standardTasks.forEach(({ taskId }, index) => {
    if (isKnown.has(taskId)) return
    const before = standardTasks[index - 1]?.taskId
    tasks.splice(tasks.findIndex((each) => each.taskId === before) + 1, 0, { taskId, isDone: false, own: null })
    isKnown.add(taskId)
  })
  return tasks.length === content.tasks.length ? content : { ...content, tasks }
}

export const freshChecklist: ChecklistContent = withNewTasks({ launchDay: null, followedTool: null, tasks: [], leftOut: [] })

export const shownTasks = ({ tasks }: ChecklistContent): readonly ShownTask[] =>
  tasks.map(shownTask).filter((task): task is ShownTask => task !== undefined)

export const tasksByPhase = (content: ChecklistContent) => {
  const shown = shownTasks(content)
  return phases.map((phase) => ({ phase, tasks: shown.filter(({ daysFromLaunch }) => isIn(phase, daysFromLaunch)) }))
}

const changed = (content: ChecklistContent, taskId: string, change: Partial<ChecklistTask>): ChecklistContent => ({
  ...content,
  tasks: content.tasks.map((task) => (task.taskId === taskId ? { ...task, ...change } : task)),
})

export const ticked = (content: ChecklistContent, taskId: string, isDone: boolean) => changed(content, taskId, { isDone })

export const rewritten = (content: ChecklistContent, taskId: string, own: OwnTask) => changed(content, taskId, { own })

export const added = (content: ChecklistContent, taskId: string, own: OwnTask): ChecklistContent => ({
  ...content,
  tasks: [...content.tasks, { taskId, isDone: false, own }],
})

/** Up or down among the tasks of its phase. */
export const moved = (content: ChecklistContent, taskId: string, by: -1 | 1): ChecklistContent => {
  const neighbours = tasksByPhase(content).find(({ tasks }) => tasks.some((task) => task.taskId === taskId))?.tasks ?? []
  const other = neighbours[neighbours.findIndex((task) => task.taskId === taskId) + by]
  const task = content.tasks.find((each) => each.taskId === taskId)
  if (other === undefined || task === undefined) return content
  const tasks = content.tasks.filter((each) => each !== task)
  tasks.splice(tasks.findIndex((each) => each.taskId === other.taskId) + (by === 1 ? 1 : 0), 0, task)
  return { ...content, tasks }
}

export const removed = (content: ChecklistContent, taskId: string): ChecklistContent => ({
  ...content,
  tasks: content.tasks.filter((task) => task.taskId !== taskId),
  leftOut: standardById.has(taskId) ? [...content.leftOut, taskId] : content.leftOut,
})

/** Undoes a removal: back to where it was. */
export const putBack = (content: ChecklistContent, task: ChecklistTask, index: number): ChecklistContent =>
  content.tasks.some(({ taskId }) => taskId === task.taskId)
    ? content
    : {
        ...content,
        tasks: content.tasks.toSpliced(index, 0, task),
        leftOut: content.leftOut.filter((taskId) => taskId !== task.taskId),
      }

export const withAllStandardTasks = (content: ChecklistContent): ChecklistContent => withNewTasks({ ...content, leftOut: [] })

export const ownTaskCount = ({ tasks }: ChecklistContent): number => tasks.filter(({ own }) => own !== null).length
