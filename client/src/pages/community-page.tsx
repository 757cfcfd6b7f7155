import type { ComponentProps } from 'react'
import type { Author } from '@debut/events/discussion/post-answers.ts'
import { BeginPost } from '../features/discussion/posts/begin-post.tsx'
import { BestPosts } from '../features/discussion/posts/best-posts.tsx'
import { FeedChoices, FeedOrders } from '../features/discussion/posts/feed-choices.tsx'
import { FeedList } from '../features/discussion/posts/feed-list.tsx'
import { type FeedPageQuery, feedQueryIn } from '../features/discussion/posts/feed-query.ts'
import { FollowedFeed } from '../features/discussion/posts/followed-feed.tsx'
import { bestOfWeek, feedOf } from '../features/discussion/posts/feeds.ts'
import { likesOf } from '../features/discussion/likes.ts'
import type { MoreOf } from '../features/discussion/posts/listed-post.tsx'
import { makersIn, MakersToFollow } from '../features/discussion/posts/makers-to-follow.tsx'
import { MoreButton } from '../features/boundaries/more-button.tsx'
import { FollowButton } from '../features/follows/follow-button.tsx'
import { MEMBERS, ownFollows } from '../features/follows/following.ts'
import { SavePostButton } from '../features/saves/save-post-button.tsx'
import { savesOfPosts } from '../features/saves/saving.ts'
import { silenceOf } from '../lib/boundaries/boundaries.ts'
import { ownBoundaries } from '../lib/boundaries/own-boundaries.ts'
import { useBoundaries } from '../lib/boundaries/use-boundaries.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData, type WithResources } from '../lib/resources/resources-slice.ts'
import { useData } from '../lib/resources/use-resource.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'

const CommunityPage = () => {
  const query = feedQueryIn(usePlace().search)
  const boundaries = useBoundaries()
  const best = (useData(bestOfWeek())?.posts ?? []).filter(
    ({ author, title, beginning }) => silenceOf(boundaries, { authorId: author.memberId, says: [title, beginning] }) === undefined,
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_270px]">
      <div className="min-w-0">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <div>
            <h1 className="text-[40px]/none font-[750] tracking-[-0.04em] md:text-[46px]/none">Community</h1>
            <p className="mt-3 text-[14.5px] text-ink-2">Launches, lessons and questions from makers.</p>
          </div>
          <FeedOrders query={query} />
        </div>
        <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-4">
          <FeedChoices query={query} />
          <BeginPost />
        </div>
        {query.sort === 'following' ? (
          <FollowedFeed query={query} Save={SavePostButton} More={MoreAboutPost} />
        ) : (
          <FeedList query={query} Save={SavePostButton} More={MoreAboutPost} />
        )}
      </div>
      <aside aria-label="More from the community" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4.5">
        <BestPosts posts={best} />
        <MakersToFollow makers={makersIn(best)} Follow={FollowMaker} />
      </aside>
    </div>
  )
}

const FollowMaker = ({ author: { memberId, username } }: { readonly author: Author }) => (
  <FollowButton mark={MEMBERS} id={memberId} name={username} isSmall />
)

const MoreAboutPost = ({ post: { postId, author } }: ComponentProps<MoreOf>) => (
  <MoreButton about={{ postId, member: author }} name={`${author.username}’s post`} />
)

const isOwn = ({ sort }: FeedPageQuery) => sort === 'following'

const marksIn = (query: FeedPageQuery, state: WithResources) => {
  const { posts } = selectData(feedOf(query))(state) ?? { posts: [] }
  return [...likesOf({ posts: posts.map(({ postId }) => postId) }), ...savesOfPosts(posts)]
}

export const page: Page = {
  Component: CommunityPage,
  resources: ({ search }) => {
    const query = feedQueryIn(search)
    return isOwn(query) ? [bestOfWeek()] : [feedOf(query), bestOfWeek()]
  },
  ownResources: ({ search }, state) => {
    const query = feedQueryIn(search)
    const makers = makersIn(selectData(bestOfWeek())(state)?.posts ?? []).map(({ memberId }) => memberId)
    return [
      ownBoundaries(),
      ...(isOwn(query) ? [feedOf(query)] : []),
      ...marksIn(query, state),
      ...(makers.length === 0 ? [] : [ownFollows({ members: makers })]),
    ]
  },
  head: (_state, { search }) => {
    const { sort, kind } = feedQueryIn(search)
    return {
      title: 'Community',
      description: 'Launches, lessons and questions from the makers on Debut.',
      noindex: sort !== 'newest' || kind !== undefined,
      feeds: feedsAt('/feeds/posts', 'Community'),
    }
  },
}
