import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { borderOf } from '../../../ui/border-of.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Face } from '../../../ui/face.tsx'
import { Flame } from '../../../ui/flame.tsx'
import { Link } from '../../../ui/link.tsx'
import type { MemberProfile } from './profile.ts'

/** So that what an avatar's border takes beside it does not reach over the edge. */
const ROOM = { none: '', 100: 'm-1', 500: 'm-2.5' }

/** Who it is, and what stands to their name. The page brings the follow button. */
export const ProfileHeader = ({ profile, follow }: { profile: MemberProfile; follow: ReactNode }) => {
  const { memberId, username, avatar_url: avatar, tier, joined, streak, votes, tools, vote_multiplier: multiplier } = profile
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-6 md:gap-x-7">
      <Face member={{ memberId, username, avatar, tier }} className={`size-20 md:size-28 ${ROOM[borderOf(tier) ?? 'none']}`} />
      <div className="min-w-0">
        <h1 className="text-[26px]/[1.1] font-[750] tracking-[-0.035em] wrap-anywhere md:text-[40px]/[1.1]">{username}</h1>
        <p className="mt-1.5 text-[14.5px] text-ink-2">
          On Debut since <time dateTime={joined}>{dateLabel(joined)}</time>
        </p>
        <div className="mt-3.5 flex items-center gap-2">
          {follow}
          <OwnPart>
            <EditOwn memberId={memberId} />
          </OwnPart>
        </div>
      </div>
      <dl className="col-span-2 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line-2 bg-line-2 sm:grid-cols-4">
        <Figure label={streak === 1 ? 'day in a row' : 'days in a row'} value={streak} lit={streak > 0} />
        <Figure label={votes === 1 ? 'vote cast' : 'votes cast'} value={votes} />
        <Figure label="each vote counts" value={`×${multiplier}`} />
        <Figure label={tools.length === 1 ? 'tool made' : 'tools made'} value={tools.length} />
      </dl>
    </header>
  )
}

const EditOwn = ({ memberId }: Pick<MemberProfile, 'memberId'>) => {
  const isOwn = useSelector(selectMemberId) === memberId
  return isOwn ? (
    <Link to="/settings" className={buttonClass('quiet', 's')}>
      Edit profile
    </Link>
  ) : null
}

const Figure = ({ label, value, lit = false }: { label: string; value: number | string; lit?: boolean }) => (
  <div className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4.5 py-3.5">
    <dt className="text-[13px] text-ink-2">{label}</dt>
    <dd className="flex items-center gap-1.5 font-display text-[26px]/none font-[750] tracking-[-0.03em] tabular-nums">
      {lit && <Flame className="size-5.5" />}
      {value}
    </dd>
  </div>
)
