import { useDispatch, useSelector } from 'react-redux'
import { all, call, select } from 'typed-redux-saga'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { followFollows, loadCounts, loadOwnFollow, loadPeople } from '../features/follows/follows-saga.ts'
import {
  type Followed,
  type FollowsState,
  followsSlice,
  type OwnFollowsState,
  ownFollowsSlice,
  selectCounts,
  type Side,
  type WithFollows,
} from '../features/follows/follows-slice.ts'
import { PeopleList } from '../features/follows/people-list.tsx'
import { ProfileHeader } from '../features/members/profiles/profile-header.tsx'
import { ProfileSkeleton } from '../features/members/profiles/profile-skeleton.tsx'
import { profilePage } from '../features/members/profiles/profile-structured-data.ts'
import { ProfileTabs } from '../features/members/profiles/profile-tabs.tsx'
import { ProfileTiers } from '../features/members/profiles/profile-tiers.tsx'
import { ProfileTools } from '../features/members/profiles/profile-tools.tsx'
import { followProfileOf, loadProfileOf } from '../features/members/profiles/profiles-saga.ts'
import {
  profileRetryRequested,
  profileSeen,
  profilesSlice,
  type ProfilesState,
  selectProfileView,
} from '../features/members/profiles/profiles-slice.ts'
import { SavedTab } from '../features/saves/saved-tab.tsx'
import { loadSharedSaves } from '../features/saves/shared-saves-saga.ts'
import { sharedSavesSlice, type WithSharedSaves } from '../features/saves/shared-saves-slice.ts'
import type { FollowContext, Page, PageContext, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { Unreachable } from '../ui/unreachable.tsx'

const nameIn = ({ params }: Place) => params['username'] ?? ''

/** Of the three pages that a member has. */
const sectionIn = ({ path }: Place): 'profile' | Side => {
  const last = path.split('/')[3]
  return last === 'followers' || last === 'following' ? last : 'profile'
}

const ProfilePage = () => {
  const place = usePlace()
  const view = useSelector(selectProfileView(nameIn(place)))
  const counts = useSelector((state: Pick<WithFollows, 'follows'>) =>
    view?.status === 'ready' ? selectCounts(state, view.profile.memberId) : null,
  )
  if (view?.status === 'unreachable') return <ProfileUnreachable />
  if (view?.status !== 'ready') return <ProfileSkeleton />
  const { profile } = view
  const section = sectionIn(place)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ProfileHeader profile={profile} follow={<FollowButton followed={followedOf(profile.memberId)} name={profile.username} />} />
      <ProfileTabs
        username={profile.username}
        counts={counts}
        more={<SavedTab memberId={profile.memberId} username={profile.username} />}
      />
      {section === 'profile' ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <ProfileTools profile={profile} />
          <ProfileTiers profile={profile} />
        </div>
      ) : (
        <PeopleList id={profile.memberId} side={section} />
      )}
    </div>
  )
}

const ProfileUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <Unreachable title="We can’t reach this profile right now" heading="h1" onRetry={() => dispatch(profileRetryRequested())}>
      Nothing is lost. We keep trying, and the page appears as soon as there is an answer.
    </Unreachable>
  )
}

const TITLES = {
  profile: (name: string) => name,
  followers: (name: string) => `Followers of ${name}`,
  following: (name: string) => `Following: ${name}`,
}

const followedOf = (id: string): Followed => ({ kind: 'members', id })

/** Undefined where no member has the name, and until there is an answer. */
const shownMember =
  (place: Place) =>
  (state: { readonly profiles: ProfilesState }): Followed | undefined => {
    const view = selectProfileView(nameIn(place))(state)
    return view?.status === 'ready' ? followedOf(view.profile.memberId) : undefined
  }

function* load({ api, ...place }: PageContext) {
  yield* call(loadProfileOf, api, nameIn(place))
  const member = yield* select(shownMember(place))
  if (member === undefined) return
  const section = sectionIn(place)
  yield* all([call(loadCounts, api, member), call(loadSharedSaves, api, member.id)])
  if (section !== 'profile') yield* call(loadPeople, api, member.id, section)
}

function* loadOwn({ api, ...place }: PageContext) {
  const member = yield* select(shownMember(place))
  if (member !== undefined) yield* call(loadOwnFollow, api, member)
}

function followPeople({ api, ...place }: FollowContext) {
  const section = sectionIn(place)
  const side = section === 'profile' ? undefined : section
  return followFollows<{ profiles: ProfilesState }>(api, { followed: shownMember(place), changes: profileSeen, side })
}

export const page: Page<WithSharedSaves & { profiles: ProfilesState; follows: FollowsState; ownFollows: OwnFollowsState }> = {
  Component: ProfilePage,
  slices: [profilesSlice, followsSlice, sharedSavesSlice],
  ownSlices: [ownFollowsSlice],
  load,
  loadOwn,
  follow: {
    profile: ({ api, ...place }) => followProfileOf(api, nameIn(place)),
    follows: followPeople,
  },
  /** Without an answer it is not known whether there is such a member: that is no 404. */
  valid: (state, place) => selectProfileView(nameIn(place))(state)?.status !== 'unknown',
  moved: (state, place) => {
    const view = selectProfileView(nameIn(place))(state)
    const name = view?.status === 'moved' ? view.to : view?.status === 'ready' ? view.profile.username : nameIn(place)
    if (name === nameIn(place)) return undefined
    const section = sectionIn(place)
    return `/profile/${name}${section === 'profile' ? '' : `/${section}`}`
  },
  head: (state, place) => {
    const view = selectProfileView(nameIn(place))(state)
    if (view?.status !== 'ready') return { status: view?.status === 'unreachable' ? 503 : 200, complete: false }
    const { profile } = view
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
