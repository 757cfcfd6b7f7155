import { buttonClass } from '../../../ui/button-class.ts'
import { Link } from '../../../ui/link.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { dayAt, timeAt } from '@debut/events/kernel/days.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { FIRST_DAY } from './board-stepper.tsx'
import { outsideOf } from './outside-period.ts'
import { datesOf, isCurrent } from './period-labels.ts'
import { pathOf } from './period.ts'
import { useBoard } from './use-board.ts'

const NONE_YET = {
  day: 'No launches today yet',
  week: 'No launches this week yet',
  month: 'No launches this month yet',
  year: 'No launches this year yet',
}

export const NoLaunches = () => {
  const { query, view, board, asOf, today, start } = useBoard()
  const { period } = query
  if (board === undefined)
    return (
      <Unreachable what="the board" onRetry={view.refetch}>
        Nothing is lost: every vote is in the log. We keep trying, and the board appears as soon as it answers.
      </Unreachable>
    )
  if (asOf !== undefined && outsideOf(period, start, asOf) === 'before')
    return (
      <StageMessage title={`Before this ${period} began`} lit={false}>
        <p>
          On {datesOf('day', dayAt(parseInstant(asOf)), today)} at {timeAt(parseInstant(asOf))} this board was still empty. It{' '}
          {start > today ? 'begins' : 'began'} on {datesOf('day', start, today)} at midnight, Los Angeles time.
        </p>
        <Link
          className={buttonClass('quiet', 'm')}
          to={isCurrent(period, start, today) ? pathOf(period) : `${pathOf(period)}?start=${start}`}
        >
          See the board
        </Link>
      </StageMessage>
    )
  if (isCurrent(period, start, today))
    return (
      <StageMessage title={NONE_YET[period]} lit>
        <p>The stage is free. Launches go live at midnight, Los Angeles time.</p>
        <Link className={buttonClass('primary', 'm')} to="/submit-a-tool">
          Submit a tool
        </Link>
      </StageMessage>
    )
  return (
    <StageMessage title={start > today ? `This ${period} hasn’t begun` : 'Nothing was launched then'} lit={false}>
      <p>{whyEmpty(start, today)}</p>
      <Link className={buttonClass('quiet', 'm')} to="/">
        See today’s launches
      </Link>
    </StageMessage>
  )
}

const whyEmpty = (start: string, today: string): string => {
  if (start > today) return `Its first launches go live on ${datesOf('day', start, today)} at midnight, Los Angeles time.`
  return start < FIRST_DAY ? 'Boards begin with 2019.' : 'No launches are on this board.'
}
