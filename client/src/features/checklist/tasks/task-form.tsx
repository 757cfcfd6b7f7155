import { type ChecklistTask, LONGEST_TASK } from '@debut/events/checklist/checklist-content.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { type KeyboardEvent, useState } from 'react'
import { shortDayLabel } from '../../../lib/clock/day-labels.ts'
import { grouped } from '../../../ui/grouped.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { offsetLabel, phases } from '../list/phases.ts'
import { dueDay } from '../list/task-days.ts'

type OwnTask = NonNullable<ChecklistTask['own']>

interface Props {
  readonly label: string
  readonly own: OwnTask
  readonly launchDay: Day | null
  readonly act: string
  /** Why it can't be saved at all. */
  readonly refusal?: string | undefined
  readonly onSave: (own: OwnTask) => void
  readonly onCancel: () => void
}

/** Line breaks and the like come from pasting, and a task has one line. */
const tidy = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()

const problemWith = (text: string): string | undefined => {
  if (text === '') return 'Write what there is to do.'
  if (text.length > LONGEST_TASK)
    return `A task has up to ${LONGEST_TASK} characters, and this one has ${grouped(text.length)}. Shorten it or make two of it.`
  return undefined
}

const optionsFor = (launchDay: Day | null) =>
  phases.map(({ name, from, to }) => ({
    group: name,
    options: Array.from({ length: to - from + 1 }, (_, index) => {
      const due = dueDay(launchDay, from + index)
      const offset = offsetLabel(from + index)
      return { value: String(from + index), label: due === undefined ? offset : `${shortDayLabel(due)}, ${offset.toLowerCase()}` }
    }),
  }))

export const TaskForm = ({ label, own, launchDay, act, refusal, onSave, onCancel }: Props) => {
  const [text, setText] = useState(own.task)
  const [daysFromLaunch, setDays] = useState(own.daysFromLaunch)
  const [isTried, setTried] = useState(false)
  const problem = refusal ?? problemWith(tidy(text))
  return (
    <form
      aria-label={label}
      noValidate
      className="checklist-form"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (problem === undefined) onSave({ task: tidy(text), daysFromLaunch })
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && text === own.task) onCancel()
      }}
    >
      <TextField
        label="Task"
        value={text}
        autoFocus
        error={isTried || text.length > LONGEST_TASK ? problem : undefined}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Select
        label="When"
        options={optionsFor(launchDay)}
        value={String(daysFromLaunch)}
        onChange={({ currentTarget: { value } }) => setDays(Number(value))}
      />
      <div className="flex gap-2">
        <Button type="submit" size="s">
          {act}
        </Button>
        <Button look="quiet" size="s" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
