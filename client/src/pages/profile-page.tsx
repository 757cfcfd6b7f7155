import type { ComponentProps } from 'react'
import type { MoreOf } from '../features/discussion/posts/listed-post.tsx'
import { MoreButton } from '../features/boundaries/more-button.tsx'
import { MemberCommentList } from '../features/discussion/member-comment-list.tsx'
import { commentsBy } from '../features/discussion/member-comments.ts'
import { likesOf } from '../features/discussion/likes.ts'
import { latestBy, postsBy } from '../features/discussion/posts/feeds.ts'
import { LatestPosts } from '../features/discussion/posts/latest-posts.tsx'
import { MemberPosts } from '../features/discussion/posts/member-posts.tsx'
import { people } from '../features/follows/following.ts'
import { PeopleList } from '../features/follows/people-list.tsx'
import { HiddenOwn, UnlessHiddenOwn } from '../features/moderation/own/hidden-own.tsx'
import { ownActs } from '../features/moderation/own/own-acts.ts'
import type { MemberProfile } from '../features/members/profiles/profile.ts'
import { ProfileMedals } from '../features/members/profiles/profile-medals.tsx'
import { ProfileSkeleton } from '../features/members/profiles/profile-skeleton.tsx'
import { profilePage } from '../features/members/profiles/profile-structured-data.ts'
import { ProfileTiers } from '../features/members/profiles/profile-tiers.tsx'
import { ProfileTools } from '../features/members/profiles/profile-tools.tsx'
import { MemberReviewList } from '../features/reviews/member-review-list.tsx'
import { reviewsBy } from '../features/reviews/member-reviews.ts'
import { SavePostButton } from '../features/saves/save-post-button.tsx'
import { savesOfPosts } from '../features/saves/saving.ts'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import type { AnyQuery } from '../lib/resources/resource.ts'
import { selectData, selectResource, type WithResources } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { selectMemberId, type SessionState } from '../lib/session/session-slice.ts'
import { titledPerson } from '../ui/described-person.ts'
import { UnlessSilenced } from '../ui/unless-silenced.tsx'
import { Unreachable } from '../ui/unreachable.tsx'
import { frameOwnResources, frameResources, profileAt, ProfileFrame } from './profile-frame.tsx'

const nameIn = ({ params }: Place) => params['username'] ?? ''

const SECTIONS = ['posts', 'comments', 'reviews', 'followers', 'following'] as const
type Section = 'products' | (typeof SECTIONS)[number]

/** Of the pages that a member has. */
const sectionIn = ({ path }: Pick<Place, 'path'>): Section => {
  const last = path.split('/')[3]
  return SECTIONS.find((section) => section === last) ?? 'products'
}

const ProfilePage = () => {
  const place = usePlace()
  const view = useResource(profileAt(place))
  if (view.status === 'unreachable') return <Unreachable what="this profile" heading="h1" onRetry={view.refetch} />
  if (view.status !== 'ready') return <ProfileSkeleton />
  return (
    <ProfileFrame profile={view.data}>
      <InSection profile={view.data} section={sectionIn(place)} />
    </ProfileFrame>
  )
}

interface SectionProps {
  readonly profile: MemberProfile
  readonly section: Section
}

const InSection = ({ profile, section }: SectionProps) => {
  switch (section) {
    case 'products':
      return (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-y-9">
            <ProfileTools profile={profile} />
            <LatestPosts profile={profile} Save={SavePostButton} More={MoreAboutPost} />
          </div>
          <aside aria-label="Badges and rewards" className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
            <ProfileMedals profile={profile} />
            <ProfileTiers profile={profile} />
          </aside>
        </div>
      )
    case 'posts':
      return (
        <UnlessSilenced what="posts" by={profile.memberId}>
          <HiddenOwn memberId={profile.memberId} what="post" />
          <MemberPosts member={profile} Save={SavePostButton} More={MoreAboutPost} Unless={UnlessHiddenOwn} />
        </UnlessSilenced>
      )
    case 'comments':
      return (
        <UnlessSilenced what="comments" by={profile.memberId}>
          <HiddenOwn memberId={profile.memberId} what="comment" />
          <MemberCommentList member={profile} Unless={UnlessHiddenOwn} />
        </UnlessSilenced>
      )
    case 'reviews':
      return (
        <UnlessSilenced what="reviews" by={profile.memberId}>
          <HiddenOwn memberId={profile.memberId} what="review" />
          <MemberReviewList member={profile} Unless={UnlessHiddenOwn} />
        </UnlessSilenced>
      )
    case 'followers':
    case 'following':
      return (
        <div>
          <h2 className="mb-2 text-[21px] font-bold">{section === 'followers' ? 'Followers' : 'Following'}</h2>
          <PeopleList id={profile.memberId} side={section} />
        </div>
      )
  }
}

const MoreAboutPost = ({ post: { postId, author } }: ComponentProps<MoreOf>) => (
  <MoreButton about={{ postId, member: author }} name={`${author.username}’s post`} />
)

const TITLES = {
  products: (name: string) => name,
  posts: (name: string) => `Posts by ${name}`,
  comments: (name: string) => `Comments by ${name}`,
  reviews: (name: string) => `Reviews by ${name}`,
  followers: (name: string) => `Followers of ${name}`,
  following: (name: string) => `Following: ${name}`,
}

/** The list that a section shows below the tabs. */
const listIn = (place: Place, { memberId: member, username }: MemberProfile): readonly AnyQuery[] => {
  const section = sectionIn(place)
  switch (section) {
    case 'products':
      return [latestBy(username)]
    case 'posts':
      return [postsBy(username)]
    case 'comments':
      return [commentsBy(username)]
    case 'reviews':
      return [reviewsBy(username)]
    case 'followers':
    case 'following':
      return [people[section]({ member })]
  }
}

const marksIn = (place: Place, state: WithResources) => {
  const shown = sectionIn(place) === 'posts' ? postsBy : latestBy
  const { posts } = selectData(shown(nameIn(place)))(state) ?? { posts: [] }
  return [...likesOf({ posts: posts.map(({ postId }) => postId) }), ...savesOfPosts(posts)]
}

const isOfReader = (place: Place, state: WithResources & { readonly session: SessionState }) => {
  const profile = selectData(profileAt(place))(state)
  return profile !== undefined && profile.memberId === selectMemberId(state)
}

export const page: Page = {
  Component: ProfilePage,
  resources: (place, state) => {
    const profile = selectData(profileAt(place))(state)
    return profile === undefined ? [profileAt(place)] : [profileAt(place), ...frameResources(profile), ...listIn(place, profile)]
  },
  ownResources: (place, state) => [
    ownBoundaries(),
    ...frameOwnResources(selectData(profileAt(place))(state), selectMemberId(state)),
    ...(['posts', 'products'].includes(sectionIn(place)) ? marksIn(place, state) : []),
    ...(isOfReader(place, state) && ['posts', 'comments', 'reviews'].includes(sectionIn(place)) ? [ownActs()] : []),
  ],
  moved: (state, place) => {
    const view = selectResource(profileAt(place))(state)
    const name = view.status === 'moved' ? view.to : view.status === 'ready' ? view.data.username : nameIn(place)
    if (name === nameIn(place)) return undefined
    const section = sectionIn(place)
    return `/profile/${name}${section === 'products' ? '' : `/${section}`}`
  },
  head: (state, place) => {
    const profile = selectData(profileAt(place))(state)
    if (profile === undefined) return {}
    const { username, streak, tools, votes, bio } = profile
    const section = sectionIn(place)
    const made =
      tools.length === 0
        ? ''
        : ` Maker of ${tools
            .slice(0, 3)
            .map(({ name }) => name)
            .join(', ')}.`
    return {
      title: TITLES[section](titledPerson(profile)),
      description:
        bio !== ''
          ? `${titledPerson(profile)} on Debut: ${bio.replaceAll(/\s+/g, ' ')}`
          : `${titledPerson(profile)} on Debut: ${streak} ${streak === 1 ? 'day' : 'days'} in a row, ${votes} ${votes === 1 ? 'vote' : 'votes'} cast.${made}`,
      canonicalQuery: [],
      noindex: section !== 'products',
      image: `/og/profile/${username}.png`,
      ...(section === 'products' && {
        jsonLd: [profilePage(profile)],
      }),
      feeds: [
        ...(section === 'products' ? feedsAt(`/feeds/makers/${username}`, `Launches of ${username}`) : []),
        ...(section === 'products' || section === 'posts' ? feedsAt(`/feeds/members/${username}`, `Posts by ${username}`) : []),
      ],
    }
  },
}
