import type { ComponentProps } from 'react'
import { likesOf } from '../features/discussion/likes.ts'
import { postCountOf, postsBy } from '../features/discussion/posts/feeds.ts'
import type { MoreOf } from '../features/discussion/posts/post-list.tsx'
import { MemberPosts } from '../features/discussion/posts/member-posts.tsx'
import { MoreButton } from '../features/boundaries/more-button.tsx'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { memberCounts, MEMBERS, ownFollows, people, type Side } from '../features/follows/following.ts'
import { PeopleList } from '../features/follows/people-list.tsx'
import type { MemberProfile } from '../features/members/profiles/profile.ts'
import { ProfileHeader } from '../features/members/profiles/profile-header.tsx'
import { ProfileSkeleton } from '../features/members/profiles/profile-skeleton.tsx'
import { profilePage } from '../features/members/profiles/profile-structured-data.ts'
import { ProfileTabs } from '../features/members/profiles/profile-tabs.tsx'
import { ProfileTiers } from '../features/members/profiles/profile-tiers.tsx'
import { ProfileTools } from '../features/members/profiles/profile-tools.tsx'
import { profiles } from '../features/members/profiles/profiles.ts'
import { SavePostButton } from '../features/saves/save-post-button.tsx'
import { savedShared, SavedTab } from '../features/saves/saved-tab.tsx'
import { savesOfPosts } from '../features/saves/saving.ts'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData, selectResource, type WithResources } from '../lib/resources/resources-slice.ts'
import { useData, useResource } from '../lib/resources/use-resource.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { selectMemberId } from '../lib/session/session-slice.ts'
import { Unreachable } from '../ui/unreachable.tsx'

const nameIn = ({ params }: Place) => params['username'] ?? ''

/** Of the pages that a member has. */
const sectionIn = ({ path }: Place): 'profile' | 'posts' | Side => {
  const last = path.split('/')[3]
  return last === 'followers' || last === 'following' || last === 'posts' ? last : 'profile'
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
      <ProfileHeader
        profile={view.data}
        follow={
          <>
            <FollowButton mark={MEMBERS} id={memberId} name={username} />
            <MoreButton about={{ member: { memberId, username } }} name={username} size="m" />
          </>
        }
      />
      <Tabs memberId={memberId} username={username} />
      <Section profile={view.data} section={section} />
    </div>
  )
}

interface SectionProps {
  readonly profile: MemberProfile
  readonly section: ReturnType<typeof sectionIn>
}

const Section = ({ profile, section }: SectionProps) => {
  switch (section) {
    case 'profile':
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <ProfileTools profile={profile} />
          <ProfileTiers profile={profile} />
        </div>
      )
    case 'posts':
      return <MemberPosts username={profile.username} Save={SavePostButton} More={MoreAboutPost} />
    case 'followers':
    case 'following':
      return <PeopleList id={profile.memberId} side={section} />
  }
}

const MoreAboutPost = ({ post: { postId, author } }: ComponentProps<MoreOf>) => (
  <MoreButton about={{ postId, member: author }} name={`${author.username}’s post`} />
)

const Tabs = ({ memberId, username }: { readonly memberId: string; readonly username: string }) => (
  <ProfileTabs
    username={username}
    counts={useData(memberCounts({ member: memberId }))}
    posts={useData(postCountOf(username))?.all}
    more={<SavedTab memberId={memberId} username={username} />}
  />
)

const TITLES = {
  profile: (name: string) => name,
  posts: (name: string) => `Posts by ${name}`,
  followers: (name: string) => `Followers of ${name}`,
  following: (name: string) => `Following: ${name}`,
}

/** The list that a section shows below the tabs. */
const listIn = (place: Place, { memberId: member, username }: MemberProfile) => {
  const section = sectionIn(place)
  switch (section) {
    case 'profile':
      return []
    case 'posts':
      return [postsBy(username)]
    case 'followers':
    case 'following':
      return [people[section]({ member })]
  }
}

const marksIn = (place: Place, state: WithResources) => {
  const { posts } = selectData(postsBy(nameIn(place)))(state) ?? { posts: [] }
  return [...likesOf({ posts: posts.map(({ postId }) => postId) }), ...savesOfPosts(posts)]
}

export const page: Page = {
  Component: ProfilePage,
  resources: (place, state) => {
    const profile = selectData(profileAt(place))(state)
    if (profile === undefined) return [profileAt(place)]
    const { memberId: member, username } = profile
    return [profileAt(place), memberCounts({ member }), postCountOf(username), savedShared({ member }), ...listIn(place, profile)]
  },
  ownResources: (place, state) => {
    const member = selectData(profileAt(place))(state)?.memberId
    return [
      ownBoundaries(),
      ...(member === undefined || member === selectMemberId(state) ? [] : [ownFollows({ members: [member] })]),
      ...(sectionIn(place) === 'posts' ? marksIn(place, state) : []),
    ]
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
      }),
      feeds: [
        ...(section === 'profile' ? feedsAt(`/feeds/makers/${username}`, `Launches of ${username}`) : []),
        ...(section === 'profile' || section === 'posts' ? feedsAt(`/feeds/members/${username}`, `Posts by ${username}`) : []),
      ],
    }
  },
}
