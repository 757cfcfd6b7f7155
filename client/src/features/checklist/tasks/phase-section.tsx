import { MOST_OWN_TASKS } from '@debut/events/checklist/checklist-content.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { dayAt } from '@debut/events/kernel/days.ts'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { shortDayLabel } from '../../../lib/clock/day-labels.ts'
import { Button } from '../../../ui/button.tsx'
import { selectChecklist, taskAdded } from '../keeping/checklist-slice.ts'
import { ownTaskCount, type ShownTask } from '../list/edit-checklist.ts'
import type { Phase } from '../list/phases.ts'
import { dueDay } from '../list/task-days.ts'
import { isShownBy, type Filter } from './filters.ts'
import { TaskForm } from './task-form.tsx'
import { TaskRow } from './task-row.tsx'

interface Props {
  readonly phase: Phase
  readonly tasks: readonly ShownTask[]
  readonly filter: Filter
}

/** What is hidden by the filter stays in the page, with whatever is being typed there. */
export const PhaseSection = ({ phase: { phase, name, from, to }, tasks, filter }: Props) => {
  const { content } = useSelector(selectChecklist)
  const today = dayAt(useSelector(selectNow))
  const { launchDay } = content
  const [first, last] = [dueDay(launchDay, from), dueDay(launchDay, to)]
  const isShown = (task: ShownTask) => isShownBy(filter, task, launchDay, today)
  const done = tasks.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby={`phase-${phase}`} hidden={filter !== 'all' && !tasks.some(isShown)} className="checklist-phase">
      <h2 id={`phase-${phase}`} className="text-xl font-bold">
        {name}
        <span className="checklist-when">
          {first === undefined || last === undefined
            ? ''
            : first === last
              ? shortDayLabel(first)
              : `${shortDayLabel(first)} to ${shortDayLabel(last)}`}
        </span>
        <span className="checklist-count">
          {done} of {tasks.length}
        </span>
      </h2>
      <ol className="checklist-tasks">
        {tasks.map((task, index) => (
          <TaskRow key={task.taskId} task={task} isFirst={index === 0} isLast={index === tasks.length - 1} isHidden={!isShown(task)} />
        ))}
      </ol>
      <AddTask name={name} daysFromLaunch={to} isFull={ownTaskCount(content) >= MOST_OWN_TASKS} />
    </section>
  )
}

const FULL = `You have ${MOST_OWN_TASKS} tasks of your own, as many as a list takes. Remove one to add another.`

const AddTask = ({
  name,
  daysFromLaunch,
  isFull,
}: {
  readonly name: string
  readonly daysFromLaunch: number
  readonly isFull: boolean
}) => {
  const { launchDay } = useSelector(selectChecklist).content
  const dispatch = useDispatch()
  const [form, setForm] = useState<'unopened' | 'open' | 'left'>('unopened')
  const isAdding = form === 'open'
  if (isFull && !isAdding) return <p className="checklist-screen mt-2 text-[13px] text-ink-3">{FULL}</p>
  if (!isAdding)
    return (
      <Button
        look="ghost"
        size="s"
        className="needs-script checklist-screen mt-1.5"
        aria-label={`Add a task to: ${name}`}
        autoFocus={form === 'left'}
        onClick={() => setForm('open')}
      >
        Add a task
      </Button>
    )
  return (
    <TaskForm
      label={`New task: ${name}`}
      own={{ task: '', daysFromLaunch }}
      launchDay={launchDay}
      act="Add task"
      refusal={isFull ? FULL : undefined}
      onSave={(own) => {
        dispatch(taskAdded({ taskId: `own-${newUlid().toLowerCase()}`, own }))
        setForm('left')
      }}
      onCancel={() => setForm('left')}
    />
  )
}
