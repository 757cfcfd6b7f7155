import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import type { MemberProfile } from './profile.ts'

/** The eight tiers in their order, and which of them this member has reached. */
export const ProfileTiers = ({ profile: { memberId, tiers, streak } }: { profile: MemberProfile }) => {
  const isReached = (streaks: number) => tiers.includes(streaks)
  return (
    <Card
      title="Streak rewards"
      aside={<span className="font-medium text-ink-2 tabular-nums">{`${tiers.length} of ${rewardTiers.length}`}</span>}
    >
      <ol className="mt-3.5 grid grid-cols-4 gap-2">
        {rewardTiers.map(({ streaks, description }) => (
          <li
            key={streaks}
            data-tip={description}
            className={`grid min-h-16 content-center justify-items-center gap-0.5 rounded-panel border ${isReached(streaks) ? 'border-transparent bg-lime-wash text-lime-ink' : 'border-line-2 text-ink-3'}`}
          >
            <span className="font-display text-[19px]/none font-bold tracking-[-0.02em] tabular-nums">{streaks}</span>
            <span className="text-[12px]">days{isReached(streaks) ? <span className="sr-only">: earned</span> : null}</span>
          </li>
        ))}
      </ol>
      <OwnPart>
        <NextTier memberId={memberId} tiers={tiers} streak={streak} />
      </OwnPart>
    </Card>
  )
}

const NextTier = ({ memberId, tiers, streak }: Pick<MemberProfile, 'memberId' | 'tiers' | 'streak'>) => {
  const isOwn = useSelector(selectMemberId) === memberId
  const next = rewardTiers.find(({ streaks }) => !tiers.includes(streaks))
  return (
    <p className="mt-3.5 text-[13.5px] text-ink-2">
      {next === undefined ? 'Every tier is earned.' : <Until days={next.streaks - streak} what={wordsFor(next.description, isOwn)} />}{' '}
      <Link to="/streaks-leaderboard" className="underline underline-offset-3 hover:text-ink">
        About streaks
      </Link>
    </p>
  )
}

const Until = ({ days, what }: { readonly days: number; readonly what: string }) => (
  <>
    <b className="font-semibold text-ink tabular-nums">{`${days} ${days === 1 ? 'day' : 'days'}`}</b>
    {` until ${what}.`}
  </>
)

/** The descriptions of tiers address the member who earns them. */
const wordsFor = (description: string, isOwn: boolean) => {
  const named = description.replace('skip the waiting line', 'skip of the waiting line')
  const words = isOwn ? named : named.replaceAll(/\byour\b/gi, 'their')
  return words.charAt(0).toLowerCase() + words.slice(1)
}
