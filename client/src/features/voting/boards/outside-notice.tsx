import { dayAt, timeAt } from '@debut/events/kernel/days.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { Notice } from '../../../ui/notice.tsx'
import { outsideOf } from './outside-period.ts'
import { datesOf } from './period-labels.ts'
import { useBoard } from './use-board.ts'

/** What a board is at a moment after its end. Before its beginning it is empty, and the list says so. */
export const OutsideNotice = () => {
  const { query, asOf, start, today, entries } = useBoard()
  const { period } = query
  if (asOf === undefined || outsideOf(period, start, asOf) !== 'after' || entries.length === 0) return null
  const at = parseInstant(asOf)
  return (
    <div className="mb-3">
      <Notice title={`After this ${period} ended`}>
        The result as it stood on {datesOf('day', dayAt(at), today)} at {timeAt(at)}. It only changes when votes are held, voided or
        restored, or a launch is taken off the board.
      </Notice>
    </div>
  )
}
