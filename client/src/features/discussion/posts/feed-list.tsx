import { useRef } from 'react'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Contained } from '../../../ui/contained.tsx'
import { Link } from '../../../ui/link.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { StageMessage } from '../../../ui/stage-message.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { FreshPill } from '../thread/fresh-pill.tsx'
import type { FeedPageQuery } from './feed-query.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { feedOf } from './feeds.ts'
import { nameOf } from './name-of.ts'
import { PostActs } from './post-acts.tsx'
import { PostCard } from './post-card.tsx'
import { RepliesLink } from './replies-link.tsx'
import { type FeedPost, freshIn, type ShownFeed } from './shown-feed.ts'

/** The posts that the address asks for. New ones are brought in when their reader asks for them. */
export const FeedList = ({ query }: { readonly query: FeedPageQuery }) => {
  const view = useResource(feedOf(query))
  const list = useRef<HTMLElement>(null)
  if (view.status === 'loading') return <FeedSkeleton />
  if (view.status !== 'ready') return <Unreachable what="the posts" onRetry={view.refetch} />
  const { posts, more } = view.data
  const showNew = () => {
    list.current?.focus()
    view.refetch()
  }
  return (
    <section ref={list} aria-label="Posts" tabIndex={-1} className="outline-none scroll-mt-24">
      <FreshPill count={freshIn(view.data)} words={['post', 'posts']} show={showNew} />
      {posts.length === 0 ? <NoPosts query={query} /> : null}
      {posts.map((post) => (
        <Contained key={post.postId} part="post in the feed">
          <Post post={post} feed={view.data} />
        </Contained>
      ))}
      {more ? (
        <Button look="quiet" className="needs-script mt-6 w-full" busy={view.isFetchingNextPage ?? false} onClick={view.fetchNextPage}>
          {view.isNextPageMissed === true ? 'No answer. Try again' : 'Show more'}
        </Button>
      ) : null}
    </section>
  )
}

const Post = ({ post, feed: { ownLikes } }: { readonly post: FeedPost; readonly feed: ShownFeed }) => {
  const address = `/posts/${post.postId}`
  return (
    <PostCard
      post={post}
      address={address}
      acts={
        <PostActs post={post} answeredAt={post.answeredAt} ownLikes={ownLikes}>
          <RepliesLink address={address} comments={post.comments} />
          <span className="ml-auto" />
          <ShareButton title={nameOf({ title: post.title, text: post.beginning })} path={address} />
        </PostActs>
      }
    />
  )
}

const NoPosts = ({ query: { sort, kind } }: { readonly query: FeedPageQuery }) =>
  sort === 'following' ? (
    <StageMessage title="Nothing from members you follow yet" lit={false}>
      <p>Follow a few makers to see their posts here.</p>
      <Link to="/community/makers" className={buttonClass('primary', 'm')}>
        Find makers
      </Link>
    </StageMessage>
  ) : (
    <StageMessage title={kind === undefined ? 'No posts yet' : 'No posts of this kind yet'} lit={sort === 'newest'}>
      <p>Write the first one. What did you ship, learn or wonder about today?</p>
    </StageMessage>
  )
