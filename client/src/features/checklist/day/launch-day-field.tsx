import { dayAt, isDay } from '@debut/events/kernel/days.ts'
import { type FocusEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { launchDayChosen, selectChecklist } from '../keeping/checklist-slice.ts'
import { launchDayProblem } from './launch-day-problem.ts'

/** A day that is still being typed, like one of the year 202, is judged once the field is left. */
export const LaunchDayField = () => {
  const { launchDay } = useSelector(selectChecklist).content
  const today = dayAt(useSelector(selectNow))
  const dispatch = useDispatch()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()

  const type = (text: string) => {
    setTyped(text)
    setError(undefined)
    if (isDay(text) && launchDayProblem(text, today) === undefined) {
      setTyped(undefined)
      dispatch(launchDayChosen({ launchDay: text, followedTool: null }))
    }
  }
  const leave = ({ currentTarget: { value, validity } }: FocusEvent<HTMLInputElement>) => {
    if (validity.badInput) return setError('That day isn’t in the calendar. Check the day and the month.')
    if (typed === undefined) return
    if (value !== '') return setError(launchDayProblem(value, today))
    setTyped(undefined)
    if (launchDay !== null) dispatch(launchDayChosen({ launchDay: null, followedTool: null }))
  }
  return (
    <TextField
      label="Launch day"
      type="date"
      hint="As the calendar in Los Angeles has it: launch days on Debut begin and end there."
      value={typed ?? launchDay ?? ''}
      error={error}
      onChange={({ currentTarget: { value } }) => type(value)}
      onBlur={leave}
    />
  )
}
