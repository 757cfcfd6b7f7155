import type { SavedTool, SavedTools } from '@debut/events/saves/save-answers.ts'
import { SAVED_PAGE } from '@debut/events/saves/save-numbers.ts'
import { ENOUGH_TO_FIND } from '@debut/events/tools/listing-numbers.ts'
import { useDispatch, useSelector } from 'react-redux'
import { all, call, select } from 'typed-redux-saga'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { followFollows, loadCounts, loadOwnFollow } from '../features/follows/follows-saga.ts'
import { type Followed, followsSlice, ownFollowsSlice, selectCounts, type WithFollows } from '../features/follows/follows-slice.ts'
import { ProfileHeader } from '../features/members/profiles/profile-header.tsx'
import { ProfileSkeleton } from '../features/members/profiles/profile-skeleton.tsx'
import { ProfileTabs } from '../features/members/profiles/profile-tabs.tsx'
import { followProfileOf, loadProfileOf } from '../features/members/profiles/profiles-saga.ts'
import {
  profileRetryRequested,
  profileSeen,
  profilesSlice,
  type ProfilesState,
  selectProfileView,
} from '../features/members/profiles/profiles-slice.ts'
import { SaveButton } from '../features/saves/save-button.tsx'
import { SavedTab } from '../features/saves/saved-tab.tsx'
import { addressOf, pageQueryAt } from '../features/saves/saved/saved-page-query.ts'
import { PublishSwitch } from '../features/saves/saved/publish-switch.tsx'
import { SavedList } from '../features/saves/saved/saved-list.tsx'
import { followSaved, loadSaved } from '../features/saves/saved/saved-saga.ts'
import {
  savedRetryRequested,
  savedSeen,
  savedSlice,
  selectSavedTools,
  selectSavedView,
  type WithSaved,
} from '../features/saves/saved/saved-slice.ts'
import { followOwnSaves, loadOwnSaves } from '../features/saves/saves-saga.ts'
import { ownSavesSlice, type WithOwnSaves } from '../features/saves/saves-slice.ts'
import { sharedSavesSlice, type WithSharedSaves } from '../features/saves/shared-saves-slice.ts'
import { ListingRow } from '../features/tools/listings/listing-row.tsx'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import type { Page, PageContext, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { itemList } from '../lib/seo/item-list.ts'
import type { SessionState } from '../lib/session/session-slice.ts'
import { products } from '../ui/grouped.ts'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const SavedPage = () => {
  const query = pageQueryAt(usePlace())
  const profileView = useSelector(selectProfileView(query.username))
  const view = useSelector(selectSavedView(query))
  if (profileView?.status === 'unreachable') return <SavedUnreachable />
  if (profileView?.status !== 'ready') return <ProfileSkeleton />
  const { memberId, username } = profileView.profile
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ProfileHeader profile={profileView.profile} follow={<FollowButton followed={followedOf(memberId)} name={username} />} />
      <Tabs memberId={memberId} username={username} />
      {view?.status === 'ready' ? <List list={view.list} /> : null}
      {view?.status === 'unreachable' ? <SavedUnreachable /> : null}
      {view?.status === 'unknown' ? <Gone /> : null}
      {view === undefined ? <ListingSkeleton /> : null}
    </div>
  )
}

const Tabs = ({ memberId, username }: { memberId: string; username: string }) => {
  const counts = useSelector((state: Pick<WithFollows, 'follows'>) => selectCounts(state, memberId))
  return <ProfileTabs username={username} counts={counts} more={<SavedTab memberId={memberId} username={username} />} />
}

const List = ({ list }: { list: SavedTools }) => (
  <section aria-labelledby="saved-products" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h2 id="saved-products" className="text-[21px] font-bold">
      Saved for later
    </h2>
    <PublishSwitch memberId={list.memberId} was={list.shared} />
    <SavedList query={pageQueryAt(usePlace())} list={list} Row={Row} />
  </section>
)

const Row = ({ tool }: { tool: SavedTool }) => <ListingRow tool={tool} act={<SaveButton toolId={tool.toolId} name={tool.name} isSmall />} />

const SavedUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <Unreachable
      title="We can’t reach this list right now"
      onRetry={() => {
        dispatch(profileRetryRequested())
        dispatch(savedRetryRequested())
      }}
    >
      Nothing is lost. We keep trying, and the list appears as soon as there is an answer.
    </Unreachable>
  )
}

/** While it was read. */
const Gone = () => (
  <StageMessage title="This list is not here any more" lit={false}>
    <p>Its member keeps it private, or you are no longer signed in.</p>
  </StageMessage>
)

const followedOf = (id: string): Followed => ({ kind: 'members', id })

const shownMember =
  (place: Place) =>
  (state: { readonly profiles: ProfilesState }): Followed | undefined => {
    const view = selectProfileView(pageQueryAt(place).username)(state)
    return view?.status === 'ready' ? followedOf(view.profile.memberId) : undefined
  }

function* load({ api, ...place }: PageContext) {
  const query = pageQueryAt(place)
  yield* all([call(loadProfileOf, api, query.username), call(loadSaved, api, query)])
  const member = yield* select(shownMember(place))
  if (member !== undefined) yield* call(loadCounts, api, member)
}

function* loadOwn({ api, ...place }: PageContext) {
  const member = yield* select(shownMember(place))
  yield* all([
    member === undefined ? undefined : call(loadOwnFollow, api, member),
    call(loadOwnSaves, api, yield* select(selectSavedTools(pageQueryAt(place)))),
  ])
}

type Shown = WithFollows & WithSaved & WithOwnSaves & WithSharedSaves & { profiles: ProfilesState; session: SessionState }

export const page: Page<Shown> = {
  Component: SavedPage,
  slices: [profilesSlice, followsSlice, sharedSavesSlice, savedSlice],
  ownSlices: [ownSavesSlice, ownFollowsSlice],
  load,
  loadOwn,
  follow: {
    saved: ({ api, ...place }) => followSaved(api, pageQueryAt(place)),
    profile: ({ api, ...place }) => followProfileOf(api, pageQueryAt(place).username),
    saves: ({ api, ...place }) => followOwnSaves<WithSaved>(api, { tools: selectSavedTools(pageQueryAt(place)), changes: savedSeen }),
    follows: ({ api, ...place }) => followFollows<{ profiles: ProfilesState }>(api, { followed: shownMember(place), changes: profileSeen }),
  },
  /** What only its member may see is to others as if it were not there. */
  valid: (state, place) => {
    const query = pageQueryAt(place)
    return selectProfileView(query.username)(state)?.status !== 'unknown' && selectSavedView(query)(state)?.status !== 'unknown'
  },
  moved: (state, place) => {
    const query = pageQueryAt(place)
    const view = selectProfileView(query.username)(state)
    const username = view?.status === 'moved' ? view.to : view?.status === 'ready' ? view.profile.username : query.username
    return username === query.username ? undefined : addressOf({ ...query, username })
  },
  head: (state, place) => {
    const query = pageQueryAt(place)
    const view = selectSavedView(query)(state)
    const isUnavailable = view?.status === 'unreachable' || selectProfileView(query.username)(state)?.status === 'unreachable'
    if (view?.status !== 'ready') return { title: 'Saved', status: isUnavailable ? 503 : 200, complete: false, noindex: true }
    const { username, shared, tools, total } = view.list
    const title = `Saved by ${username}`
    return {
      title,
      description: `${products(total)} that ${username} saved on Debut for later.`,
      canonicalQuery: ['page'],
      noindex: !shared || total < ENOUGH_TO_FIND || tools.length === 0,
      image: `/og/profile/${username}.png`,
      ...(isUnavailable && { status: 503 as const, complete: false }),
      jsonLd: [
        itemList(
          title,
          tools.map(({ name, slug }, index) => ({ name, slug, rank: (query.page - 1) * SAVED_PAGE + index + 1 })),
        ),
      ],
    }
  },
}
