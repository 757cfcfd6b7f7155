import { multiplierOf, rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectProfile, selectSession } from '../../../lib/session/session-slice.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { rewardEarned } from '../voting-slice.ts'

/** Beside the board: how long the reader has kept it up, and what the next days bring. */
export const StreakCard = (beside: Beside) => (
  <OwnPart>
    <OwnStreak {...beside} />
  </OwnPart>
)

interface Beside {
  readonly pips: ReactNode
  readonly note: ReactNode
}

const OwnStreak = ({ pips, note }: Beside) => {
  const isVisitor = useSelector((state: Parameters<typeof selectSession>[0]) => selectSession(state).status === 'visitor')
  const profile = useSelector(selectProfile)
  if (isVisitor) return <Invitation pips={pips} />
  const streak = profile?.streak ?? 0
  return (
    <Card title="Your streak" aside={<span className="font-normal">next vote ×{profile?.voteMultiplier ?? multiplierOf(streak)}</span>}>
      <div className="mt-3.5 mb-2 flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <Flame lit={streak > 0} />
        <strong className="font-display text-[44px]/none font-[750] tracking-[-0.05em] tabular-nums">{streak}</strong>
        <span className="text-[13.5px]/snug text-ink-2">{streak === 1 ? 'day' : 'days in a row'}</span>
        <ShowReward tier={profile?.tier ?? 0} />
      </div>
      <div className="grid">{pips}</div>
      <NextReward streak={streak} />
      <div className="mt-1.5">{note}</div>
    </Card>
  )
}

/** Opens what was celebrated when it was reached. */
const ShowReward = ({ tier }: { tier: number }) => {
  const dispatch = useDispatch()
  const reward = rewardTiers.findLast(({ streaks }) => streaks <= tier)
  if (reward === undefined) return null
  const { streaks, description, multiplier } = reward
  return (
    <button
      type="button"
      className="way-link ml-auto text-[13px]"
      onClick={() => dispatch(rewardEarned({ streaks, description, multiplier }))}
    >
      Your reward
    </button>
  )
}

const NextReward = ({ streak }: { streak: number }) => {
  const next = rewardTiers.find(({ streaks }) => streaks > streak)
  if (next === undefined) return null
  const left = next.streaks - streak
  return (
    <>
      <div className="mt-2">
        <Progress label={`Days towards a streak of ${next.streaks}`} value={streak} max={next.streaks} />
      </div>
      <p className="mt-2 text-[12.5px] text-ink-3">
        <b className="font-semibold text-ink tabular-nums">{next.streaks}</b> · {next.description} · {left} {left === 1 ? 'day' : 'days'} to
        go
      </p>
    </>
  )
}

const Invitation = ({ pips }: { pips: ReactNode }) => (
  <Card title="Three votes a day">
    <div className="mt-3 grid">{pips}</div>
    <p className="mt-2 text-sm text-ink-2">Vote for what deserves the stage. Vote again tomorrow, and a streak begins.</p>
    <Link className={`${buttonClass('quiet', 'm')} mt-3.5 w-full`} to="/login">
      Sign in to vote
    </Link>
  </Card>
)

const Flame = ({ lit }: { lit: boolean }) => (
  <svg width="38" height="46" viewBox="0 0 38 46" aria-hidden="true">
    <path d="M19 1c2 8 13 12 13 25a13 13 0 0 1-26 3c0-6 3-9 5-12 1 4 3 5 4 5 1-8-1-14 4-21z" className={lit ? 'fill-lime' : 'fill-line'} />
    <path d="M19 24c1 4 6 6 6 12a6 6 0 0 1-12 0c0-5 5-6 6-12z" className="fill-paper opacity-85" />
  </svg>
)
