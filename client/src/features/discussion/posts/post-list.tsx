import { nameOf } from '@debut/events/discussion/post-name.ts'
import { type ComponentType, type ReactNode, useRef } from 'react'
import type { Query } from '../../../lib/resources/resource.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import { Contained } from '../../../ui/contained.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { FreshPill } from '../thread/fresh-pill.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { PostActs } from './post-acts.tsx'
import { PostCard } from './post-card.tsx'
import { RepliesLink } from './replies-link.tsx'
import { type FeedPost, freshIn, type ShownFeed } from './shown-feed.ts'

export type SaveOf = ComponentType<{ readonly postId: string; readonly name: string }>

interface Props {
  readonly of: Query<ShownFeed>
  /** In its place where there are no posts. */
  readonly none: ReactNode
  /** The button of each that keeps it for later. */
  readonly Save: SaveOf
}

/** Posts below each other. New ones are brought in when their reader asks for them. */
export const PostList = ({ of, none, Save }: Props) => {
  const view = useResource(of)
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
      {posts.length === 0 ? none : null}
      {posts.map((post) => (
        <Contained key={post.postId} part="post in the feed">
          <Post post={post} feed={view.data} Save={Save} />
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

interface PostProps {
  readonly post: FeedPost
  readonly feed: ShownFeed
  readonly Save: SaveOf
}

const Post = ({ post, feed: { ownLikes }, Save }: PostProps) => {
  const address = `/posts/${post.postId}`
  const name = nameOf({ title: post.title, text: post.beginning })
  return (
    <PostCard
      post={post}
      address={address}
      acts={
        <PostActs post={post} answeredAt={post.answeredAt} ownLikes={ownLikes}>
          <RepliesLink address={address} comments={post.comments} />
          <span className="ml-auto" />
          <Save postId={post.postId} name={name} />
          <ShareButton title={name} path={address} isPlain />
        </PostActs>
      }
    />
  )
}
