import { dayAt, timeAt } from '@debut/events/kernel/days.ts'
import type { Period } from '@debut/events/kernel/periods.ts'
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useContext, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { Button } from '../../../ui/button.tsx'
import { GoContext } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FIRST_DAY } from './board-stepper.tsx'
import { pathOf } from './period.ts'
import { soughtIn, type Wrong } from './sought-board.ts'

interface Props {
  readonly period: Period
  /** Of the board that is shown. */
  readonly start: string
  readonly today: string
  readonly asOf: string | undefined
}

/** Leads to the board of any day, and to any moment of it: by a form, so also without scripts. */
export const BoardMoment = ({ period, start, today, asOf }: Props) => {
  const details = useRef<HTMLDetailsElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const now = useSelector(selectNow)
  const go = useContext(GoContext)
  const close = () => details.current?.removeAttribute('open')

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget)
    const sought = soughtIn({ day: textIn(fields, 'start'), moment: textIn(fields, 'asOf') }, { period, today, now })
    if (go === undefined) return
    event.preventDefault()
    setWrong('wrong' in sought ? sought.wrong : {})
    if ('wrong' in sought) return
    close()
    go(sought.path, false)
  }

  return (
    <details
      ref={details}
      className="relative"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') close()
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary className="board-moment" aria-label="Choose a date" data-tip="Choose a date">
        <svg viewBox="0 0 16 16" className="icon size-4" aria-hidden="true">
          <rect x="2.500" y="3.500" width="11" height="10" rx="2" />
          <path d="M2.500 6.800h11M5.500 2v2.700M10.500 2v2.700" />
        </svg>
      </summary>
      <form
        key={`${period} ${start} ${asOf}`}
        action={pathOf(period)}
        noValidate
        onSubmit={submit}
        className="absolute top-full left-0 z-20 mt-2 grid w-72 gap-4 rounded-panel border border-line bg-surface p-4 shadow-float max-md:-left-24"
      >
        <TextField
          label={period === 'day' ? 'Day' : `A day of the ${period}`}
          name="start"
          type="date"
          min={FIRST_DAY}
          max={today}
          defaultValue={start}
          error={wrong.start}
        />
        <TextField
          label="Moment in Los Angeles"
          optional
          name="asOf"
          type="datetime-local"
          hint="The board as it was then. Leave it empty for the latest."
          defaultValue={asOf === undefined ? '' : fieldOf(parseInstant(asOf))}
          error={wrong.asOf}
        />
        <Button type="submit" size="s">
          Show the board
        </Button>
      </form>
    </details>
  )
}

const fieldOf = (moment: number) => `${dayAt(moment)}T${timeAt(moment)}`

const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
