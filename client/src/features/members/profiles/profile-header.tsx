import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { OwnPart } from '../../../lib/page/own-part.tsx'
import { selectMemberId } from '../../../lib/session/session-slice.ts'
import { borderOf } from '../../../ui/border-of.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Face } from '../../../ui/face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { UnlessSilenced } from '../../../ui/unless-silenced.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import type { MemberProfile } from './profile.ts'
import { ProfileFigures } from './profile-figures.tsx'
import { ProfileLinks } from './profile-links.tsx'

/** So that what an avatar's border takes beside it does not reach over the edge. */
const ROOM = { none: '', 100: 'm-1', 500: 'm-2.5' }

interface Props {
  readonly profile: MemberProfile
  /** The page brings the button. */
  readonly follow: ReactNode
  readonly counts: { readonly followers: number; readonly following: number } | undefined
}

/** Who it is, in their own words and in figures. */
export const ProfileHeader = ({ profile, follow, counts }: Props) => {
  const { memberId, username, name, avatar_url: avatar, tier, joined, bio, links } = profile
  return (
    <header>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3.5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-7">
        <Face
          member={{ memberId, username, avatar, tier }}
          className={`size-20 self-start md:row-span-2 md:size-28 ${ROOM[borderOf(tier) ?? 'none']}`}
        />
        <div className="min-w-0">
          <div className="flex items-center gap-1.5">
            <h1 className="min-w-0 text-[26px]/[1.1] font-[750] tracking-[-0.035em] wrap-anywhere md:text-[40px]/[1.1]">
              {name ?? username}
            </h1>
            <OwnPart>
              <EditName memberId={memberId} name={name} />
            </OwnPart>
          </div>
          <p className="mt-1.5 text-[14.5px] wrap-anywhere text-ink-2">
            {name === null ? 'On' : `@${username} · on`} Debut since <time dateTime={joined}>{dateLabel(joined)}</time>
          </p>
        </div>
        <div className="col-span-2 grid gap-3 empty:hidden md:col-span-1 md:col-start-2">
          {bio === '' ? null : (
            <UnlessSilenced what="bio" by={memberId} says={[bio]}>
              <p className="max-w-[60ch] text-[16px]/[1.55] wrap-anywhere whitespace-pre-line">{bio}</p>
            </UnlessSilenced>
          )}
          <ProfileLinks links={links} />
        </div>
        <div className="col-span-2 flex flex-wrap gap-2.5 md:col-span-1 md:col-start-3 md:row-start-1 md:self-start">
          {follow}
          <OwnPart>
            <EditOwn memberId={memberId} />
          </OwnPart>
          <ShareButton title={`${name ?? username} on Debut`} path={`/profile/${username}`} />
        </div>
      </div>
      <ProfileFigures profile={profile} counts={counts} />
    </header>
  )
}

const EditOwn = ({ memberId }: Pick<MemberProfile, 'memberId'>) => {
  const isOwn = useSelector(selectMemberId) === memberId
  return isOwn ? (
    <Link to="/settings" className={buttonClass('quiet', 'm')}>
      Edit profile
    </Link>
  ) : null
}

const EditName = ({ memberId, name }: Pick<MemberProfile, 'memberId' | 'name'>) => {
  const isOwn = useSelector(selectMemberId) === memberId
  const label = name === null ? 'Add a name' : 'Edit name'
  return isOwn ? (
    <Link to="/settings#name" aria-label={label} data-tip={label} className={buttonClass('ghost', 's')}>
      <Icon name="lucide:pencil" />
    </Link>
  ) : null
}
