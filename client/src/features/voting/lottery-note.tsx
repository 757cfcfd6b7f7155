import { LOTTERY_STREAK } from '@debut/events/voting/vote-numbers.ts'
import { useSelector } from 'react-redux'
import { selectIsMember, selectProfile } from '../../lib/session/session-slice.ts'
import { selectInLottery, type WithVoting } from './voting-selectors.ts'

/** Whether the member is in today's draw, and otherwise what is missing. Nothing for visitors. */
export const LotteryNote = () => {
  const isIn = useSelector(selectInLottery)
  const isMember = useSelector(selectIsMember)
  const streak = useSelector((state: WithVoting) => selectProfile(state)?.streak ?? 0)
  if (!isMember) return null
  if (isIn) return <p className="text-[13px] text-ink-2">You are in today’s lottery. It is drawn at midnight, Los Angeles time.</p>
  return (
    <p className="text-[13px] text-ink-3">
      {streak >= LOTTERY_STREAK
        ? 'Vote today, and you are in the lottery at midnight.'
        : `A streak of ${LOTTERY_STREAK} days and a vote today put you in the lottery.`}
    </p>
  )
}
