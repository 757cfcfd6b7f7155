import { type AnalysisRange, rangeLabel } from '@debut/events/analyses/range.ts'
import { addDays, isDay } from '@debut/events/kernel/days.ts'
import { periods, Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { closedRanges, FIRST_DAY, isClosed, latestClosed } from './closed-ranges.ts'

interface Props {
  readonly range: AnalysisRange
  readonly today: string
  readonly onChange: (range: AnalysisRange) => void
}

const LABELS: Readonly<Record<Period, string>> = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' }
const OPTIONS = periods.map((period) => ({ value: period, label: LABELS[period] }))
const MOST_OPTIONS = 60

/** Which board is ranked: only those that are over. */
export const RangeFields = ({ range, today, onChange }: Props) => (
  <div className="grid gap-2.5">
    <RadioGroup
      legend="Length of the period"
      hideLegend
      look="segments"
      options={OPTIONS}
      value={range.period}
      onValueChange={(value) => onChange(latestClosed(z.parse(Period, value), today))}
    />
    {range.period === 'month' || range.period === 'year' ? (
      <RangeSelect {...{ range, today, onChange }} />
    ) : (
      <DayOfRange key={`${range.period} ${range.start}`} {...{ range, today, onChange }} />
    )}
  </div>
)

const RangeSelect = ({ range, today, onChange }: Props) => {
  const offered = closedRanges(range.period, today, MOST_OPTIONS)
  const all = offered.some(({ start }) => start === range.start) ? offered : [...offered, range]
  return (
    <Select
      label={LABELS[range.period]}
      hideLabel
      options={all.map((each) => ({ value: each.start, label: rangeLabel(each) }))}
      value={range.start}
      onChange={({ currentTarget: { value } }) => {
        if (isDay(value)) onChange({ period: range.period, start: value })
      }}
    />
  )
}

/** Any day of the week names it. What is not over, or no day, stays as it is typed and is not asked for. */
const DayOfRange = ({ range, today, onChange }: Props) => {
  const [error, setError] = useState<string>()
  const { period } = range
  const change = (value: string) => {
    if (!isDay(value)) return setError('Choose a day.')
    const chosen = { period, start: startOfPeriod(period, value) }
    if (value < FIRST_DAY) return setError('Boards begin with 2019.')
    if (!isClosed(chosen, today)) return setError(`This ${period} isn’t over yet.`)
    setError(undefined)
    onChange(chosen)
  }
  return (
    <TextField
      label={period === 'day' ? 'Day' : 'A day of the week'}
      hideLabel
      type="date"
      min={FIRST_DAY}
      max={addDays(today, -1)}
      defaultValue={range.start}
      error={error}
      {...(period === 'week' && { hint: rangeLabel(range) })}
      onBlur={({ currentTarget }) => change(currentTarget.value)}
      onChange={({ currentTarget: { value } }) => {
        if (isDay(value) && value >= FIRST_DAY && isClosed({ period, start: startOfPeriod(period, value) }, today)) change(value)
      }}
    />
  )
}
