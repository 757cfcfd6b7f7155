import { useDispatch, useSelector } from 'react-redux'
import { pictureOf } from '../features/members/profiles/profile.ts'
import { ProfileHeader } from '../features/members/profiles/profile-header.tsx'
import { ProfilePeople } from '../features/members/profiles/profile-people.tsx'
import { ProfileSkeleton } from '../features/members/profiles/profile-skeleton.tsx'
import { ProfileTabs } from '../features/members/profiles/profile-tabs.tsx'
import { ProfileTiers } from '../features/members/profiles/profile-tiers.tsx'
import { ProfileTools } from '../features/members/profiles/profile-tools.tsx'
import { followProfileOf, loadProfileOf } from '../features/members/profiles/profiles-saga.ts'
import { profileRetryAsked, profilesSlice, type ProfilesState, selectProfileView } from '../features/members/profiles/profiles-slice.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { profilePage } from '../lib/seo/json-ld.ts'
import { Button } from '../ui/button.tsx'
import { StageMessage } from '../ui/stage-message.tsx'

const nameIn = ({ params }: Place) => params['username'] ?? ''

/** Of the three pages that a member has. */
const sectionIn = ({ path }: Place) => {
  const last = path.split('/')[3]
  return last === 'followers' || last === 'following' ? last : 'profile'
}

const ProfilePage = () => {
  const place = usePlace()
  const view = useSelector(selectProfileView(nameIn(place)))
  if (view?.status === 'unreachable') return <Unreachable />
  if (view?.status !== 'ready') return <ProfileSkeleton />
  const { profile } = view
  const section = sectionIn(place)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ProfileHeader profile={profile} />
      <ProfileTabs username={profile.username} />
      {section === 'profile' ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <ProfileTools profile={profile} />
          <ProfileTiers profile={profile} />
        </div>
      ) : (
        <ProfilePeople which={section} />
      )}
    </div>
  )
}

const Unreachable = () => {
  const dispatch = useDispatch()
  return (
    <StageMessage title="We can’t reach this profile right now" lit={false} heading="h1">
      <p>Nothing is lost. We keep trying, and the page appears as soon as there is an answer.</p>
      <Button className="needs-script" onClick={() => dispatch(profileRetryAsked())}>
        Try now
      </Button>
    </StageMessage>
  )
}

const TITLES = {
  profile: (name: string) => name,
  followers: (name: string) => `Followers of ${name}`,
  following: (name: string) => `Following: ${name}`,
}

export const page: Page<{ profiles: ProfilesState }> = {
  Component: ProfilePage,
  slices: [profilesSlice],
  load: ({ api, ...place }) => loadProfileOf(api, nameIn(place)),
  follow: ({ api, ...place }) => followProfileOf(api, nameIn(place)),
  /** Without an answer nobody knows whether there is such a member: that is no 404. */
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
    const picture = pictureOf(profile)
    return {
      title: TITLES[section](username),
      description: `${username} on Debut: ${streak} ${streak === 1 ? 'day' : 'days'} in a row, ${votes} ${votes === 1 ? 'vote' : 'votes'} cast.${made}`,
      canonicalQuery: [],
      noindex: section !== 'profile',
      ...(picture !== undefined && { image: picture }),
      ...(section === 'profile' && { jsonLd: [profilePage(profile)] }),
    }
  },
}
