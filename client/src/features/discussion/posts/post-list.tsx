import { nameOf } from '@debut/events/discussion/post-name.ts'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { silenceOf } from '../../../lib/boundaries/boundaries.ts'
import { useBoundaries } from '../../../lib/boundaries/use-boundaries.ts'
import type { Query } from '../../../lib/resources/resource.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Contained } from '../../../ui/contained.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { FreshPill } from '../thread/fresh-pill.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { PostActs } from './post-acts.tsx'
import { PostCard } from './post-card.tsx'
import { RepliesLink } from './replies-link.tsx'
import { type FeedPost, freshIn, type ShownFeed } from './shown-feed.ts'

export type SaveOf = ComponentType<{ readonly postId: string; readonly name: string }>
export type MoreOf = ComponentType<{ readonly post: Pick<FeedPost, 'postId' | 'author'> }>

interface Props {
  readonly of: Query<ShownFeed>
  /** In its place where there are no posts. */
  readonly none: ReactNode
  /** The button of each that keeps it for later. */
  readonly Save: SaveOf
  /** What else a reader can do about each and who wrote it. */
  readonly More: MoreOf
  /** The page of one member is there for who wants to read them. */
  readonly isOfOneMember?: boolean
}

/** Posts below each other. New ones are brought in when their reader asks for them. */
export const PostList = ({ of, none, Save, More, isOfOneMember = false }: Props) => {
  const view = useResource(of)
  const shown = useWanted(view.status === 'ready' ? view.data.posts : NONE, isOfOneMember)
  const isMoreWanted = view.status === 'ready' && shown.length === 0 && view.data.more && !view.isFetchingNextPage && !view.isNextPageMissed
  const { fetchNextPage } = view
  useEffect(() => {
    if (isMoreWanted) fetchNextPage()
    // oxlint-disable-next-line react/exhaustive-deps -- the function is made anew with each drawing
  }, [isMoreWanted])
  const list = useRef<HTMLElement>(null)
  if (view.status === 'loading') return <FeedSkeleton />
  if (view.status !== 'ready') return <Unreachable what="the posts" onRetry={view.refetch} />
  const { more } = view.data
  const showNew = () => {
    list.current?.focus()
    view.refetch()
  }
  return (
    <section ref={list} aria-label="Posts" tabIndex={-1} className="outline-none scroll-mt-24">
      <FreshPill count={freshIn(view.data)} words={['post', 'posts']} show={showNew} />
      {shown.length === 0 && !more ? none : null}
      {shown.map((post) => (
        <Contained key={post.postId} part="post in the feed">
          <Post post={post} feed={view.data} Save={Save} More={More} />
        </Contained>
      ))}
      {more ? <ShowMore view={view} /> : null}
    </section>
  )
}

const NONE: readonly FeedPost[] = []

/** Leaves out posts and top replies that the reader blocked or muted. The next page starts after the last of all posts, so none is missed. */
const useWanted = (posts: readonly FeedPost[], isOfOneMember: boolean): readonly FeedPost[] => {
  const boundaries = useBoundaries()
  const isWanted = (authorId: string | null, ...says: (string | null)[]) => silenceOf(boundaries, { authorId, says }) === undefined
  return posts
    .filter(({ author, title, beginning }) => isWanted(isOfOneMember ? null : author.memberId, title, beginning))
    .map((post) => {
      const { topReply } = post
      return topReply === null || isWanted(topReply.author.memberId, topReply.summary) ? post : { ...post, topReply: null }
    })
}

interface PostProps {
  readonly post: FeedPost
  readonly feed: ShownFeed
  readonly Save: SaveOf
  readonly More: MoreOf
}

const Post = ({ post, feed: { ownLikes }, Save, More }: PostProps) => {
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
          <More post={post} />
        </PostActs>
      }
    />
  )
}
