import { addDays, dayAt } from '@debut/events/kernel/days.ts'
import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { dayLabel } from '../../../lib/clock/day-labels.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { historyEntries } from './line-labels.ts'

/** Each move in the line with its cause, as the log has it. */
export const LineHistory = ({ place: { history, state } }: { readonly place: LinePlace }) => {
  const today = dayAt(useSelector(selectNow))
  const when = (at: string) => {
    const day = dayAt(parseInstant(at))
    if (day === today) return 'today'
    return day === addDays(today, -1) ? 'yesterday' : dayLabel(day)
  }
  return (
    <section aria-labelledby="line-history">
      <h2 id="line-history" className="mb-1 font-text text-[15px] font-semibold tracking-normal">
        {state === 'queued' ? 'What has happened so far' : 'How it came by this day'}
      </h2>
      <ol>
        {historyEntries(history, today).map(({ label, text, at }) => (
          <li
            key={`${at} ${label}`}
            className="grid grid-cols-[74px_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-line-2 py-3.25 text-[15px] sm:grid-cols-[74px_minmax(0,1fr)_auto]"
          >
            <b className="font-semibold tabular-nums">{label}</b>
            <p>{text}</p>
            <time dateTime={at} className="text-[13.5px] text-ink-2 max-sm:col-start-2">
              {when(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
