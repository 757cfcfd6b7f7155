import type { SavedPosts, SavedTool, SavedTools } from '@debut/events/saves/save-answers.ts'
import { SAVED_PAGE } from '@debut/events/saves/save-numbers.ts'
import { ENOUGH_TO_FIND } from '@debut/events/tools/listing-numbers.ts'
import { nameOf } from '@debut/events/discussion/post-name.ts'
import { PostCard } from '../features/discussion/posts/post-card.tsx'
import { ProfileSkeleton } from '../features/members/profiles/profile-skeleton.tsx'
import { SaveButton } from '../features/saves/save-button.tsx'
import { SavePostButton } from '../features/saves/save-post-button.tsx'
import { ownSaves, savesOfPosts } from '../features/saves/saving.ts'
import { addressOf, pageQueryAt } from '../features/saves/saved/saved-page-query.ts'
import { PublishSwitch } from '../features/saves/saved/publish-switch.tsx'
import { SavedPostList } from '../features/saves/saved/saved-post-list.tsx'
import { ownSavedPosts } from '../features/saves/saved/saved-posts.ts'
import { SavedList } from '../features/saves/saved/saved-list.tsx'
import { savedAt } from '../features/saves/saved/saved-tools.ts'
import { ListingRow } from '../features/tools/listings/listing-row.tsx'
import { ListingSkeleton } from '../features/tools/listings/listing-skeleton.tsx'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData, selectResource } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { itemList } from '../lib/seo/item-list.ts'
import { selectMemberId } from '../lib/session/session-slice.ts'
import { products } from '../ui/grouped.ts'
import { StageMessage } from '../ui/stage-message.tsx'
import { Unreachable } from '../ui/unreachable.tsx'
import { frameOwnResources, frameResources, profileAt, ProfileFrame } from './profile-frame.tsx'

const SavedPage = () => {
  const place = usePlace()
  const profile = useResource(profileAt(place))
  const view = useResource(savedAt(pageQueryAt(place)))
  const unreachable = (
    <Unreachable
      what="this list"
      onRetry={() => {
        profile.refetch()
        view.refetch()
      }}
    />
  )
  if (profile.status === 'unreachable') return unreachable
  if (profile.status !== 'ready') return <ProfileSkeleton />
  return (
    <ProfileFrame profile={profile.data}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {view.status === 'ready' ? <List list={view.data} /> : null}
        <SavedPostList memberId={profile.data.memberId} Row={PostRow} />
        {view.status === 'unreachable' ? unreachable : null}
        {view.status === 'missing' ? <Gone /> : null}
        {view.status === 'loading' ? <ListingSkeleton /> : null}
      </div>
    </ProfileFrame>
  )
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

const PostRow = ({ post }: { post: SavedPosts['posts'][number] }) => (
  <PostCard
    post={post}
    address={`/posts/${post.postId}`}
    acts={<SavePostButton postId={post.postId} name={nameOf({ title: post.title, text: post.beginning })} />}
  />
)

/** While it was read. */
const Gone = () => (
  <StageMessage title="This list is not here any more" lit={false}>
    <p>Its member keeps it private, or you are no longer signed in.</p>
  </StageMessage>
)

export const page: Page = {
  Component: SavedPage,
  /** What only its member may see is to others as if it were not there. */
  resources: (place, state) => {
    const profile = selectData(profileAt(place))(state)
    return [savedAt(pageQueryAt(place)), profileAt(place), ...(profile === undefined ? [] : frameResources(profile))]
  },
  ownResources: (place, state) => {
    const profile = selectData(profileAt(place))(state)
    const reader = selectMemberId(state)
    const list = selectData(savedAt(pageQueryAt(place)))(state)
    return [
      ownBoundaries(),
      ...frameOwnResources(profile, reader),
      ...(reader !== undefined && profile?.memberId === reader ? [ownSavedPosts()] : []),
      ...savesOfPosts(selectData(ownSavedPosts())(state)?.posts ?? []),
      ...(list === undefined ? [] : [ownSaves({ tools: list.tools.map(({ toolId }) => toolId) })]),
    ]
  },
  moved: (state, place) => {
    const query = pageQueryAt(place)
    const view = selectResource(profileAt(place))(state)
    const username = view.status === 'moved' ? view.to : view.status === 'ready' ? view.data.username : query.username
    return username === query.username ? undefined : addressOf({ ...query, username })
  },
  head: (state, place) => {
    const query = pageQueryAt(place)
    const list = selectData(savedAt(query))(state)
    const isUnavailable = selectResource(profileAt(place))(state).status === 'unreachable' && ({ status: 503, complete: false } as const)
    if (list === undefined) return { title: 'Saved', noindex: true, ...isUnavailable }
    const { username, shared, tools, total } = list
    const title = `Saved by ${username}`
    return {
      title,
      description: `${products(total)} that ${username} saved on Debut for later.`,
      canonicalQuery: ['page'],
      noindex: !shared || total < ENOUGH_TO_FIND || tools.length === 0,
      image: `/og/profile/${username}.png`,
      ...isUnavailable,
      jsonLd: [
        itemList(
          title,
          tools.map(({ name, slug }, index) => ({ name, slug, rank: (query.page - 1) * SAVED_PAGE + index + 1 })),
        ),
      ],
    }
  },
}
