import { ChecklistContent } from '@debut/events/checklist/checklist-content.ts'
import { describe, expect, it } from 'vitest'
import { listWith, own, ownIn } from '../testing/lists.ts'
import {
  added,
  freshChecklist,
  moved,
  putBack,
  removed,
  rewritten,
  shownTasks,
  tasksByPhase,
  withAllStandardTasks,
  withNewTasks,
} from './edit-checklist.ts'
import { standardTasks } from './standard-tasks.ts'

const idsIn = ({ tasks }: ChecklistContent) => tasks.map(({ taskId }) => taskId)

describe('a launch checklist', () => {
  it('begins with the standard tasks, each once, in a phase, and by its day', () => {
    expect(ChecklistContent.parse(freshChecklist)).toEqual(freshChecklist)
    expect(tasksByPhase(freshChecklist).flatMap(({ tasks }) => tasks)).toHaveLength(standardTasks.length)
    const days = standardTasks.map(({ daysFromLaunch }) => daysFromLaunch)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
  })

  it('moves a task among those of its phase, and not beyond them', () => {
    const list = listWith('Ada', 'Bo')
    expect(ownIn(moved(list, 'own-bo', -1))).toEqual(['Bo', 'Ada'])
    expect(ownIn(moved(moved(list, 'own-bo', -1), 'own-bo', 1))).toEqual(['Ada', 'Bo'])
    expect(moved(list, 'own-bo', 1)).toBe(list)
    expect(moved(list, 'audience', -1)).toBe(list)
  })

  it('shows a task in the phase of its day', () => {
    const list = rewritten(added(freshChecklist, 'own-a', own('Ask Ada', -20)), 'own-a', own('Ask Ada', 3))
    expect(tasksByPhase(list).find(({ tasks }) => tasks.some(({ taskId }) => taskId === 'own-a'))?.phase.phase).toBe('week-after')
  })

  it('puts a removed task back where it was, once', () => {
    const index = idsIn(freshChecklist).indexOf('tagline')
    const task = freshChecklist.tasks[index]
    if (task === undefined) throw new Error('no tagline')
    const without = removed(freshChecklist, 'tagline')
    expect(without.leftOut).toEqual(['tagline'])
    expect(idsIn(without)).not.toContain('tagline')
    const back = putBack(without, task, index)
    expect(back).toEqual(freshChecklist)
    expect(putBack(back, task, index)).toBe(back)
    expect(idsIn(withAllStandardTasks(without))).toEqual(idsIn(freshChecklist))
  })

  it('takes up tasks that are new on the standard list, and never those that were removed', () => {
    const old = {
      ...listWith('Ada'),
      tasks: listWith('Ada').tasks.filter(({ taskId }) => taskId !== 'name' && taskId !== 'tagline'),
      leftOut: ['tagline'],
    }
    expect(idsIn(withNewTasks(old)).slice(0, 3)).toEqual(['audience', 'name', 'landing-page'])
    expect(ownIn(withNewTasks(old))).toEqual(['Ada'])
  })

  it('does not show what the standard list no longer has', () => {
    const list = { ...freshChecklist, tasks: [{ taskId: 'fax', isDone: true, own: null }, ...freshChecklist.tasks] }
    expect(shownTasks(list)).toHaveLength(standardTasks.length)
  })
})
