import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { MoreButton } from '../features/boundaries/more-button.tsx'
import { blockBy } from '../features/boundaries/block-by.ts'
import { UnlessBlocked } from '../features/boundaries/unless-blocked.tsx'
import { commentCountOf } from '../features/discussion/member-comments.ts'
import { postCountOf } from '../features/discussion/posts/feeds.ts'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { memberCounts, MEMBERS, ownFollows } from '../features/follows/following.ts'
import type { MemberProfile } from '../features/members/profiles/profile.ts'
import { ProfileHeader } from '../features/members/profiles/profile-header.tsx'
import { ProfileHeatMap } from '../features/members/profiles/profile-heat-map.tsx'
import { ProfileTabs } from '../features/members/profiles/profile-tabs.tsx'
import { profiles } from '../features/members/profiles/profiles.ts'
import { reviewCountOf } from '../features/reviews/member-reviews.ts'
import { savedShared, SavedTab } from '../features/saves/saved-tab.tsx'
import type { Place } from '../lib/page/page.ts'
import { useData } from '../lib/resources/use-resource.ts'
import { selectMemberId } from '../lib/session/session-slice.ts'
import { AuditLink } from '../features/audits/audit-link.tsx'
import { ForModerators } from '../ui/for-moderators.tsx'
import { late } from '../ui/late.tsx'

const ConductCard = late(async () => (await import('../features/moderation/sanctions/conduct-card.tsx')).ConductCard)

export const profileAt = ({ params }: Pick<Place, 'params'>) => profiles({ username: params['username'] ?? '' })

interface Props {
  readonly profile: MemberProfile
  readonly children: ReactNode
}

/** What every page about a member begins with. */
export const ProfileFrame = ({ profile, children }: Props) => {
  const { memberId, username, tools } = profile
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-4.5">
      <ProfileHeader
        profile={profile}
        follow={
          <>
            <UnlessBlocked member={{ memberId, username }}>
              <FollowButton mark={MEMBERS} id={memberId} name={username} isMain />
            </UnlessBlocked>
            <MoreButton about={{ member: { memberId, username } }} name={username} size="m" />
          </>
        }
        counts={useData(memberCounts({ member: memberId }))}
      />
      <ProfileHeatMap profile={profile} />
      <ForModerators>
        <Conduct memberId={memberId} username={username} />
      </ForModerators>
      <AuditLink audited={{ member: username }}>Audit their votes</AuditLink>
      <div className="mt-3.5 mb-3">
        <ProfileTabs
          username={username}
          counts={{
            products: tools.length,
            posts: useData(postCountOf(username))?.all,
            comments: useData(commentCountOf(username))?.all,
            reviews: useData(reviewCountOf(username))?.all,
          }}
          more={<SavedTab memberId={memberId} username={username} />}
        />
      </div>
      {children}
    </div>
  )
}

/** Members can’t sanction themselves. */
const Conduct = ({ memberId, username }: Pick<MemberProfile, 'memberId' | 'username'>) =>
  useSelector(selectMemberId) === memberId ? null : <ConductCard memberId={memberId} username={username} />

/** What the frame shows beside the profile itself. */
export const frameResources = ({ memberId: member, username }: Pick<MemberProfile, 'memberId' | 'username'>) => [
  memberCounts({ member }),
  postCountOf(username),
  commentCountOf(username),
  reviewCountOf(username),
  savedShared({ member }),
]

/** Loads whether the reader follows the member, and whether the member blocks the reader. */
export const frameOwnResources = (profile: MemberProfile | undefined, reader: string | undefined) =>
  profile === undefined || profile.memberId === reader
    ? []
    : [ownFollows({ members: [profile.memberId] }), blockBy({ memberId: profile.memberId })]
