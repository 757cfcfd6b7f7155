import { BarChart } from '../../../ui/bar-chart.tsx'
import { grouped } from '../../../ui/grouped.ts'
import type { OwnTool } from './tool-sections.ts'

type Props = Pick<OwnTool, 'days' | 'launches'>

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The last days alone, in three small pictures: a launch of long ago has no votes there. Votes of a day are counted once its points are shown. */
export const DayCharts = ({ days, launches }: Props) => {
  if (days.length === 0) return null
  const shown = [
    { name: 'Views', values: days.map(({ views }) => views) },
    { name: 'Clicks', values: days.map(({ clicks }) => clicks) },
    { name: 'Votes', values: days.map(({ votes }) => votes ?? 0) },
  ]
  const hidden = days.find(({ votes }) => votes === null)
  const hidesVotes = hidden !== undefined && launches.some(({ boardDate }) => boardDate === hidden.day)
  const isQuiet = shown.every(({ values }) => sum(values) === 0)
  return (
    <section className="grid gap-2">
      <h4 className="font-text text-[12.5px] font-normal tracking-normal text-ink-3">Last {days.length} days</h4>
      <dl className="grid grid-cols-3 gap-5">
        {shown.map(({ name, values }) => (
          <div key={name} className="grid content-start gap-1.5">
            <dt className="flex items-baseline justify-between gap-2 text-[12.5px] text-ink-2">
              {name}
              <b className="font-semibold text-ink tabular-nums">
                {hidesVotes && name === 'Votes' && sum(values) === 0 ? 'hidden' : grouped(sum(values))}
              </b>
            </dt>
            <dd>
              {isQuiet ? null : (
                <BarChart
                  label={`${name} on each of the last ${days.length} days, ${sum(values)} in all`}
                  values={values}
                  slots={values.length}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hidesVotes ? (
        <p className="text-[12.5px] text-ink-2">Today’s votes are hidden until 04:00, Los Angeles time, also from makers.</p>
      ) : null}
    </section>
  )
}
