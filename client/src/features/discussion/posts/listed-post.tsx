import { nameOf } from '@debut/events/discussion/post-name.ts'
import type { ComponentType } from 'react'
import { ShareButton } from '../../../ui/share-button.tsx'
import { PostActs } from './post-acts.tsx'
import { PostCard } from './post-card.tsx'
import { RepliesLink } from './replies-link.tsx'
import type { FeedPost, ShownFeed } from './shown-feed.ts'

export type SaveOf = ComponentType<{ readonly postId: string; readonly name: string }>
export type MoreOf = ComponentType<{ readonly post: Pick<FeedPost, 'postId' | 'author'> }>

interface Props {
  readonly post: FeedPost
  readonly feed: ShownFeed
  readonly Save: SaveOf
  readonly More: MoreOf
}

/** A post of a list, with what its reader can do about it. */
export const ListedPost = ({ post, feed: { ownLikes }, Save, More }: Props) => {
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
