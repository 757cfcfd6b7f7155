import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { useSelector } from 'react-redux'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import type { MemberProfile } from './profile.ts'

/** The eight tiers in their order, and which of them this member has reached. */
export const ProfileTiers = ({ profile: { memberId, tiers, longest_streak: longest } }: { profile: MemberProfile }) => {
  const isReached = (streaks: number) => tiers.includes(streaks)
  return (
    <section aria-labelledby="tiers-earned">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="tiers-earned" className="text-[21px] font-bold">
          Streak tiers
        </h2>
        <p className="text-[13.5px] text-ink-2">
          longest streak <b className="font-semibold text-ink tabular-nums">{longest}</b> {longest === 1 ? 'day' : 'days'}
        </p>
      </div>
      <ol className="grid grid-cols-4 gap-2 sm:grid-cols-8">
        {rewardTiers.map(({ streaks, description }) => (
          <li
            key={streaks}
            title={description}
            className={`grid min-h-16 content-center justify-items-center gap-0.5 rounded-panel border ${isReached(streaks) ? 'border-transparent bg-lime-wash text-lime-ink' : 'border-line-2 text-ink-3'}`}
          >
            <span className="font-display text-[19px]/none font-bold tracking-[-0.02em] tabular-nums">{streaks}</span>
            {isReached(streaks) ? (
              <span className="flex items-center gap-0.75 text-[12px]">
                <CheckIcon className="size-3" />
                <span className="sr-only">days: </span>earned
              </span>
            ) : (
              <span className="text-[12px]">days</span>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-[13.5px] text-ink-2">Tiers stay earned after a streak ends.</p>
      <OwnPart>
        <NextTier memberId={memberId} tiers={tiers} />
      </OwnPart>
    </section>
  )
}

const NextTier = ({ memberId, tiers }: Pick<MemberProfile, 'memberId' | 'tiers'>) => {
  const isOwn = useSelector(selectMemberId) === memberId
  const next = rewardTiers.find(({ streaks }) => !tiers.includes(streaks))
  return (
    <p className="mt-1 text-[13.5px] text-ink-2">
      {next === undefined ? 'Every tier there is.' : `Next, at ${next.streaks} days: ${wordsFor(next.description, isOwn)}.`}{' '}
      <Link to="/streaks-leaderboard" className="underline underline-offset-3 hover:text-ink">
        What streaks give
      </Link>
    </p>
  )
}

/** The descriptions of tiers address the member who earns them. */
const wordsFor = (description: string, isOwn: boolean) => {
  const words = isOwn ? description : description.replaceAll(/\byour\b/gi, 'their')
  return words.charAt(0).toLowerCase() + words.slice(1)
}
