import { FollowButton } from '../features/follows/follow-button.tsx'
import { memberCounts, MEMBERS, ownFollows, people, type Side } from '../features/follows/following.ts'
import { PeopleList } from '../features/follows/people-list.tsx'
import { ProfileHeader } from '../features/members/profiles/profile-header.tsx'
import { ProfileSkeleton } from '../features/members/profiles/profile-skeleton.tsx'
import { profilePage } from '../features/members/profiles/profile-structured-data.ts'
import { ProfileTabs } from '../features/members/profiles/profile-tabs.tsx'
import { ProfileTiers } from '../features/members/profiles/profile-tiers.tsx'
import { ProfileTools } from '../features/members/profiles/profile-tools.tsx'
import { profiles } from '../features/members/profiles/profiles.ts'
import { savedShared, SavedTab } from '../features/saves/saved-tab.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData, selectResource } from '../lib/resources/resources-slice.ts'
import { useData, useResource } from '../lib/resources/use-resource.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { selectMemberId } from '../lib/session/session-slice.ts'
import { Unreachable } from '../ui/unreachable.tsx'

const nameIn = ({ params }: Place) => params['username'] ?? ''

/** Of the three pages that a member has. */
const sectionIn = ({ path }: Place): 'profile' | Side => {
  const last = path.split('/')[3]
  return last === 'followers' || last === 'following' ? last : 'profile'
}

const profileAt = (place: Place) => profiles({ username: nameIn(place) })

const ProfilePage = () => {
  const place = usePlace()
  const view = useResource(profileAt(place))
  if (view.status === 'unreachable') return <Unreachable what="this profile" heading="h1" onRetry={view.refetch} />
  if (view.status !== 'ready') return <ProfileSkeleton />
  const { memberId, username } = view.data
  const section = sectionIn(place)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ProfileHeader profile={view.data} follow={<FollowButton mark={MEMBERS} id={memberId} name={username} />} />
      <Tabs memberId={memberId} username={username} />
      {section === 'profile' ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <ProfileTools profile={view.data} />
          <ProfileTiers profile={view.data} />
        </div>
      ) : (
        <PeopleList id={memberId} side={section} />
      )}
    </div>
  )
}

const Tabs = ({ memberId, username }: { readonly memberId: string; readonly username: string }) => (
  <ProfileTabs
    username={username}
    counts={useData(memberCounts({ member: memberId }))}
    more={<SavedTab memberId={memberId} username={username} />}
  />
)

const TITLES = {
  profile: (name: string) => name,
  followers: (name: string) => `Followers of ${name}`,
  following: (name: string) => `Following: ${name}`,
}

export const page: Page = {
  Component: ProfilePage,
  resources: (place, state) => {
    const member = selectData(profileAt(place))(state)?.memberId
    const section = sectionIn(place)
    if (member === undefined) return [profileAt(place)]
    return [
      profileAt(place),
      memberCounts({ member }),
      savedShared({ member }),
      ...(section === 'profile' ? [] : [people[section]({ member })]),
    ]
  },
  ownResources: (place, state) => {
    const member = selectData(profileAt(place))(state)?.memberId
    return member === undefined || member === selectMemberId(state) ? [] : [ownFollows({ members: [member] })]
  },
  moved: (state, place) => {
    const view = selectResource(profileAt(place))(state)
    const name = view.status === 'moved' ? view.to : view.status === 'ready' ? view.data.username : nameIn(place)
    if (name === nameIn(place)) return undefined
    const section = sectionIn(place)
    return `/profile/${name}${section === 'profile' ? '' : `/${section}`}`
  },
  head: (state, place) => {
    const profile = selectData(profileAt(place))(state)
    if (profile === undefined) return {}
    const { username, streak, tools, votes } = profile
    const section = sectionIn(place)
    const made =
      tools.length === 0
        ? ''
        : ` Maker of ${tools
            .slice(0, 3)
            .map(({ name }) => name)
            .join(', ')}.`
    return {
      title: TITLES[section](username),
      description: `${username} on Debut: ${streak} ${streak === 1 ? 'day' : 'days'} in a row, ${votes} ${votes === 1 ? 'vote' : 'votes'} cast.${made}`,
      canonicalQuery: [],
      noindex: section !== 'profile',
      image: `/og/profile/${username}.png`,
      ...(section === 'profile' && {
        jsonLd: [profilePage(profile)],
        feeds: feedsAt(`/feeds/makers/${username}`, `Launches of ${username}`),
      }),
    }
  },
}
