import { LOTTERY_STREAK } from '@debut/events/voting/vote-numbers.ts'
import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectIsMember } from '../../../lib/session/session-slice.ts'
import { Card } from '../../../ui/card.tsx'
import { Flame } from '../../../ui/flame.tsx'
import { HeatMap } from '../../../ui/heat-map.tsx'
import { Link } from '../../../ui/link.tsx'
import { useOwnCalendar } from './own-calendar.ts'

/** The reader's own place and days; for visitors, how one begins. */
export const MyStreak = () => (
  <OwnPart>
    <OwnStreak />
  </OwnPart>
)

const OwnStreak = () => {
  const calendar = useOwnCalendar()
  const isMember = useSelector(selectIsMember)
  if (!isMember)
    return (
      <Card title="Your streak">
        <p className="mt-3 text-[14px] text-ink-2">Vote once a day and your votes grow heavier: twice the weight after five days.</p>
        <Link to="/login" className="way-link mt-2">
          Sign in to begin
        </Link>
      </Card>
    )
  if (calendar === undefined)
    return (
      <Card title="Your streak">
        <p className="mt-3 text-[14px] text-ink-2">We can’t reach your days right now. They will appear here by themselves.</p>
      </Card>
    )
  const { streak, longest, rank, year, today, days } = calendar
  const end = `${year}-12-31`
  const next = rewardTiers.find(({ streaks }) => streaks > streak)
  return (
    <Card title="Your streak" aside={<span className="font-medium">{year}</span>}>
      <div className="mt-4 mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="flex items-center gap-2.5">
          <Flame className="size-8" />
          <strong className="font-display text-[44px]/none font-[750] tracking-[-0.05em] tabular-nums">{streak}</strong>
          <span className="text-[13.5px]/[1.35] text-ink-2">
            {streak === 1 ? 'day' : 'days'} in a row
            <br />
            longest {longest}
          </span>
        </p>
        <p className="text-[13.5px]/[1.45] text-ink-2">
          {rank === null ? null : (
            <>
              You are <b className="font-semibold text-ink tabular-nums">#{rank}</b> of all streaks.
              <br />
            </>
          )}
          {next === undefined ? 'You have reached every tier.' : `${next.streaks - streak} more to the tier of ${next.streaks}.`}{' '}
          {streak >= LOTTERY_STREAK ? 'With a vote today you are in the lottery.' : ''}
        </p>
      </div>
      <HeatMap of={`in ${year}`} first={`${year}-01-01`} last={today < end ? today : end} days={days} />
    </Card>
  )
}
