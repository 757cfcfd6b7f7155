import { type ReactNode, useEffect, useRef } from 'react'
import { useBoundaries } from '../../../lib/boundaries/use-boundaries.ts'
import type { Query } from '../../../lib/resources/resource.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Contained } from '../../../ui/contained.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { FreshPill } from '../thread/fresh-pill.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { ListedPost, type MoreOf, type SaveOf } from './listed-post.tsx'
import { type FeedPost, freshIn, type ShownFeed } from './shown-feed.ts'
import { useWantedPosts } from './use-wanted-posts.ts'

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
  const shown = useWantedPosts(view.status === 'ready' ? view.data.posts : NONE, isOfOneMember)
  const isMoreWanted = view.status === 'ready' && shown.length === 0 && view.data.more && !view.isFetchingNextPage && !view.isNextPageMissed
  const { fetchNextPage } = view
  useEffect(() => {
    if (isMoreWanted) fetchNextPage()
    // oxlint-disable-next-line react/exhaustive-deps -- the function is made anew with each drawing
  }, [isMoreWanted])
  const boundaries = useBoundaries()
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
      <FreshPill count={freshIn(view.data, boundaries)} words={['post', 'posts']} show={showNew} />
      {shown.length === 0 && !more ? none : null}
      {shown.map((post) => (
        <Contained key={post.postId} part="post in the feed">
          <ListedPost post={post} feed={view.data} Save={Save} More={More} />
        </Contained>
      ))}
      {more ? <ShowMore view={view} /> : null}
    </section>
  )
}

const NONE: readonly FeedPost[] = []
