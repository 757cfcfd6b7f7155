import type { PostCard } from '@debut/events/discussion/post-answers.ts'
import type { ReactNode } from 'react'
import { countedWith, type OwnMarking } from '../../../lib/marks/own-markings.ts'
import { POST_LIKES } from '../likes.ts'
import { LikeButton } from '../thread/like-button.tsx'

interface Props {
  readonly post: Pick<PostCard, 'postId' | 'author' | 'likes'>
  /** As of where in the log the likes were counted. */
  readonly answeredAt: number
  readonly ownLikes: readonly OwnMarking[]
  readonly children?: ReactNode
}

/** What a reader can do about a post. */
export const PostActs = ({ post: { postId, author, likes }, answeredAt, ownLikes, children }: Props) => (
  <div className="post-acts">
    <LikeButton
      mark={POST_LIKES}
      id={postId}
      authorId={author.memberId}
      likes={countedWith(likes, postId, ownLikes, answeredAt)}
      what={`${author.username}’s post`}
    />
    {children}
  </div>
)
