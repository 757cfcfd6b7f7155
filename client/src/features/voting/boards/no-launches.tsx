import { buttonClass } from '../../../ui/button-class.ts'
import { Link } from '../../../ui/link.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { isCurrent } from './period-labels.ts'
import { useBoard } from './use-board.ts'

const NONE_YET = {
  day: 'No launches today yet',
  week: 'No launches this week yet',
  month: 'No launches this month yet',
  year: 'No launches this year yet',
}

export const NoLaunches = () => {
  const { query, view, board, today, start } = useBoard()
  const { period } = query
  if (board === undefined)
    return (
      <Unreachable what="the board" onRetry={view.refetch}>
        Nothing is lost: every vote is in the log. We keep trying, and the board appears as soon as it answers.
      </Unreachable>
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
    <StageMessage title="Nothing was launched then" lit={false}>
      <p>{start > today ? 'That time is yet to come.' : 'No launches are on this board.'}</p>
      <Link className={buttonClass('quiet', 'm')} to="/">
        See today’s launches
      </Link>
    </StageMessage>
  )
}
