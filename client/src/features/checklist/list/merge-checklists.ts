import type { ChecklistContent, ChecklistTask } from '@debut/events/checklist/checklist-content.ts'

const isSameText = (a: ChecklistTask['own'] | undefined, b: ChecklistTask['own'] | undefined): boolean =>
  a?.task === b?.task && a?.daysFromLaunch === b?.daysFromLaunch

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index])

const idsOf = ({ tasks }: ChecklistContent): readonly string[] => tasks.map(({ taskId }) => taskId)

export const isSameChecklist = (a: ChecklistContent, b: ChecklistContent): boolean =>
  a.launchDay === b.launchDay &&
  a.followedTool === b.followedTool &&
  isSameList(a.leftOut.toSorted(), b.leftOut.toSorted()) &&
  isSameList(idsOf(a), idsOf(b)) &&
  a.tasks.every(({ isDone, own }, index) => isDone === b.tasks[index]?.isDone && isSameText(own, b.tasks[index]?.own))

const mergedTask = (base: ChecklistTask | undefined, mine: ChecklistTask, theirs: ChecklistTask): ChecklistTask => ({
  taskId: mine.taskId,
  isDone: mine.isDone === (base?.isDone ?? false) ? theirs.isDone : mine.isDone,
  own: isSameText(mine.own, base?.own) ? theirs.own : mine.own,
})

/** A task that only one side has stays where that side added or rewrote it: the other side has deleted it otherwise. */
const staysAlone = (base: ChecklistTask | undefined, task: ChecklistTask): boolean => base === undefined || !isSameText(base.own, task.own)

/** One order, with what it lacks of the other: at the end where it was last there, and otherwise behind the task that it follows. */
const mergedOrder = (first: readonly string[], second: readonly string[]): readonly string[] => {
  const order = [...first]
  const has = new Set(first)
  second.forEach((taskId, index) => {
    if (has.has(taskId)) return
    const before = second.slice(0, index).findLast((each) => has.has(each))
    const isLast = !second.slice(index + 1).some((each) => has.has(each))
    order.splice(isLast ? order.length : before === undefined ? 0 : order.indexOf(before) + 1, 0, taskId)
    has.add(taskId)
  })
  return order
}

const isReordered = (base: readonly string[], ids: readonly string[]): boolean => {
  const [inBase, inIds] = [new Set(base), new Set(ids)]
  return !isSameList(
    base.filter((id) => inIds.has(id)),
    ids.filter((id) => inBase.has(id)),
  )
}

/**
 * Two lists that were both made from a third: whatever one of them changed is in the result, task by task. Where both changed the same thing, mine counts,
 * and a rewritten task outlives its deletion.
 */
export const mergeChecklists = (base: ChecklistContent, mine: ChecklistContent, theirs: ChecklistContent): ChecklistContent => {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(({ tasks }) => new Map(tasks.map((task) => [task.taskId, task])))
  const order = isReordered(idsOf(base), idsOf(mine)) ? mergedOrder(idsOf(mine), idsOf(theirs)) : mergedOrder(idsOf(theirs), idsOf(mine))
  const tasks = order.flatMap((taskId) => {
    const [before, here, there] = [inBase?.get(taskId), inMine?.get(taskId), inTheirs?.get(taskId)]
    if (here !== undefined && there !== undefined) return [mergedTask(before, here, there)]
    const alone = here ?? there
    return alone !== undefined && staysAlone(before, alone) ? [alone] : []
  })
  const kept = new Set(tasks.map(({ taskId }) => taskId))
  const leftOut = [...new Set([...mine.leftOut, ...theirs.leftOut])].filter(
    (taskId) => !kept.has(taskId) && ((mine.leftOut.includes(taskId) && theirs.leftOut.includes(taskId)) || !base.leftOut.includes(taskId)),
  )
  const day = mine.launchDay === base.launchDay && mine.followedTool === base.followedTool ? theirs : mine
  return { launchDay: day.launchDay, followedTool: day.followedTool, tasks, leftOut }
}
