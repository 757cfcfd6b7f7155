import { dayAt, timeAt } from '@debut/events/kernel/days.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { Notice } from '../../../ui/notice.tsx'
import { datesOf } from './period-labels.ts'
import { revealOn } from './reveal-strip.tsx'
import { useBoard } from './use-board.ts'

/** Says that the points of a day’s first hours are hidden, or were at the moment that is shown. On the day itself, the strip says it. */
export const HiddenNotice = () => {
  const { query, entries, asOf, today } = useBoard()
  const now = useSelector(selectNow)
  if (!entries.some(({ hidden }) => hidden) || (query.period === 'day' && asOf === undefined)) return null
  const day = asOf === undefined ? today : dayAt(parseInstant(asOf))
  const reveal = revealOn(day)
  const until = `${timeAt(reveal)}, Los Angeles time`
  const isAmongOthers = query.period !== 'day'
  const isOver = asOf !== undefined && now >= reveal
  return (
    <div className="mb-3">
      {isOver ? (
        <Notice title={`Places and points were hidden until ${until}`}>
          Until then the launches of {datesOf('day', day, today)} {isAmongOthers ? 'came last, in random order.' : 'were in random order.'}
        </Notice>
      ) : (
        <Notice title={`Places and points stay hidden until ${until}`}>
          {isAmongOthers ? 'Until then today’s launches come last, in random order.' : 'Until then the order is random.'} Your votes already
          count.
        </Notice>
      )}
    </div>
  )
}
