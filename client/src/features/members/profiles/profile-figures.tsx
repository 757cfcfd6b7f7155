import { Flame } from '../../../ui/flame.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { Link } from '../../../ui/link.tsx'
import type { MemberProfile } from './profile.ts'

interface Props {
  readonly profile: MemberProfile
  /** Undefined while they can't be had. */
  readonly counts: { readonly followers: number; readonly following: number } | undefined
}

/** What stands to a member's name, and the way to those who follow them. */
export const ProfileFigures = ({ profile, counts }: Props) => {
  const { username, streak, votes, points, vote_multiplier: multiplier } = profile
  return (
    <dl className="mt-6 grid grid-cols-3 gap-px overflow-hidden rounded-card border border-line-2 bg-line-2 md:grid-cols-6">
      <Figure label="day streak" value={grouped(streak)} lit={streak > 0} />
      <Figure label="each vote counts" value={`×${multiplier}`} />
      <Figure label={votes === 1 ? 'vote cast' : 'votes cast'} value={grouped(votes)} />
      <Figure label={points === 1 ? 'point won' : 'points won'} value={grouped(points)} />
      <PeopleFigure
        label={counts?.followers === 1 ? 'follower' : 'followers'}
        count={counts?.followers}
        to={`/profile/${username}/followers`}
      />
      <PeopleFigure label="following" count={counts?.following} to={`/profile/${username}/following`} />
    </dl>
  )
}

const CELL = 'relative flex flex-col-reverse justify-end gap-0.5 bg-surface px-3.5 py-3.5 md:px-4.5'
const VALUE = 'flex items-center gap-1.5 font-display text-[22px]/none font-[750] tracking-[-0.03em] tabular-nums md:text-[26px]/none'

const Figure = ({ label, value, lit = false }: { label: string; value: string; lit?: boolean }) => (
  <div className={CELL}>
    <dt className="text-[13px] text-ink-2">{label}</dt>
    <dd className={VALUE}>
      {lit && <Flame className="size-5.5" />}
      {value}
    </dd>
  </div>
)

const PeopleFigure = ({ label, count, to }: { label: string; count: number | undefined; to: string }) => (
  <div className={`${CELL} hover:bg-sunken`}>
    <dt className="text-[13px] text-ink-2">{label}</dt>
    <dd className={VALUE}>
      <Link to={to} aria-label={count === undefined ? label : `${grouped(count)} ${label}`} className="after:absolute after:inset-0">
        {count === undefined ? '–' : grouped(count)}
      </Link>
    </dd>
  </div>
)
