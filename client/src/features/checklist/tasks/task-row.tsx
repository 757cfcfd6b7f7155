import { dayAt } from '@debut/events/kernel/days.ts'
import { useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { shortDayLabel } from '../../../lib/clock/day-labels.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoreIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { selectChecklist, taskMoved, taskPutBack, taskRemoved, taskRewritten, taskTicked } from '../keeping/checklist-slice.ts'
import type { ShownTask } from '../list/edit-checklist.ts'
import { offsetLabel } from '../list/phases.ts'
import { dueDay, taskState } from '../list/task-days.ts'
import { TaskForm } from './task-form.tsx'

interface Props {
  readonly task: ShownTask
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isHidden: boolean
}

export const TaskRow = ({ task: shown, isFirst, isLast, isHidden }: Props) => {
  const { taskId, isDone, isOwn, task, why, links, daysFromLaunch } = shown
  const { launchDay, tasks } = useSelector(selectChecklist).content
  const today = dayAt(useSelector(selectNow))
  const dispatch = useDispatch()
  const [form, setForm] = useState<'unopened' | 'open' | 'left'>('unopened')
  const row = useRef<HTMLLIElement>(null)
  const state = taskState(shown, launchDay, today)

  const remove = () => {
    const index = tasks.findIndex((each) => each.taskId === taskId)
    const kept = tasks[index]
    focusBeside(row.current)
    dispatch(taskRemoved(taskId))
    if (kept === undefined) return
    dispatch(
      toastShown({
        title: 'Task removed',
        description: task,
        actions: [{ label: 'Undo', dispatch: taskPutBack({ task: kept, index }) }],
      }),
    )
  }

  if (form === 'open')
    return (
      <li hidden={isHidden}>
        <TaskForm
          label={`Edit ${task}`}
          own={{ task, daysFromLaunch }}
          launchDay={launchDay}
          act="Save"
          onSave={(own) => {
            dispatch(taskRewritten({ taskId, own }))
            setForm('left')
          }}
          onCancel={() => setForm('left')}
        />
      </li>
    )
  const due = dueDay(launchDay, daysFromLaunch)
  return (
    <li ref={row} className="checklist-task" data-state={state} hidden={isHidden}>
      <div className="min-w-0">
        <Checkbox
          label={task}
          hint={why}
          checked={isDone}
          onChange={({ currentTarget: { checked } }) => dispatch(taskTicked({ taskId, isDone: checked }))}
        />
        {links.length === 0 ? null : (
          <p className="checklist-links">
            {links.map(({ to, label }) => (
              <Link key={to} to={to} className="way-link">
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
      <span className="checklist-due">
        {state === 'overdue' ? <b>Overdue</b> : null}
        {state === 'today' ? <b>Due today</b> : null}
        {due === undefined ? offsetLabel(daysFromLaunch) : <time dateTime={due}>{shortDayLabel(due)}</time>}
      </span>
      <span className="needs-script checklist-screen">
        <Menu
          align="end"
          trigger={
            <IconButton label={`Change ${task}`} tip="Change" size="s" autoFocus={form === 'left'}>
              <MoreIcon />
            </IconButton>
          }
        >
          <MenuItem disabled={isFirst} onSelect={() => dispatch(taskMoved({ taskId, by: -1 }))}>
            Move up
          </MenuItem>
          <MenuItem disabled={isLast} onSelect={() => dispatch(taskMoved({ taskId, by: 1 }))}>
            Move down
          </MenuItem>
          {isOwn ? <MenuItem onSelect={() => setForm('open')}>Edit</MenuItem> : null}
          <MenuItem look="danger" onSelect={remove}>
            Remove
          </MenuItem>
        </Menu>
      </span>
    </li>
  )
}

/** Before a row goes: the focus is taken to the next one that is shown, or back to what the list shows. */
const focusBeside = (row: HTMLElement | null) => {
  const list = row?.closest('.checklist')
  const rows = [...(list?.querySelectorAll<HTMLElement>('.checklist-task:not([hidden])') ?? [])]
  const index = rows.findIndex((each) => each === row)
  const beside = rows[index + 1] ?? rows[index - 1]
  const target = beside?.querySelector('button') ?? list?.querySelector<HTMLElement>('[aria-pressed=true]')
  target?.focus()
}
