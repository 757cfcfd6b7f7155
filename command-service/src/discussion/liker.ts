import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { LIKES_EACH } from '@debut/events/discussion/discussion-commands.ts'
import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { CommentLiked, CommentUnliked, type LikeEvent, PostLiked, PostUnliked } from '@debut/events/discussion/like-events.ts'
import { isReadable, type PostFacts } from '@debut/events/discussion/post-facts.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { bucketOf, type BucketedMarks, isMarked, noMarks, withBucketedMark } from '../kernel/bucketed-marks.ts'
import { type Decider, refuse } from '../kernel/decider.ts'
import { mark, unmark } from '../kernel/mark.ts'

type LikeRefusal = 'not-registered' | 'unknown-post' | 'unknown-comment' | 'like-your-own' | 'too-many-likes'

interface Liking {
  readonly registered: boolean
  /** The post or the comment, as its stream says. */
  readonly text: Pick<PostFacts, 'authorId' | 'hidden' | 'deleted'>
}

/** Each names the member; what others decide comes from their streams. */
export type LikerCommand = { readonly memberId: MemberId } & (
  | ({ readonly type: 'LikePost'; readonly postId: PostId } & Liking)
  | { readonly type: 'UnlikePost'; readonly postId: PostId }
  | ({ readonly type: 'LikeComment'; readonly commentId: CommentId } & Liking)
  | { readonly type: 'UnlikeComment'; readonly commentId: CommentId }
)

type Liked = { readonly postId: PostId } | { readonly commentId: CommentId }

const streamOf = (liked: Liked) => ('postId' in liked ? postStream(liked.postId) : commentStream(liked.commentId))

/** The marks are on streams of posts and comments. Liking twice is liking. What can't be read any more can still be unliked. */
export const liker: Decider<LikerCommand, BucketedMarks, LikeEvent, LikeRefusal> = {
  initial: noMarks,
  snapshot: { version: 2, parts: 'marks', partOf: ({ data }) => bucketOf(streamOf(data)) },
  partFor: (command) => bucketOf(streamOf(command)),

  decide(command, state) {
    const { memberId } = command
    const isLiked = isMarked(state, streamOf(command))
    switch (command.type) {
      case 'LikePost': {
        const { postId, registered, text } = command
        const { authorId } = text
        if (authorId === undefined) return refuse('unknown-post')
        return mark(isLiked, PostLiked({ memberId, postId, authorId }), {
          'not-registered': !registered,
          'unknown-post': !isReadable(text),
          'like-your-own': authorId === memberId,
          'too-many-likes': state.count >= LIKES_EACH,
        })
      }
      case 'UnlikePost':
        return unmark(isLiked, PostUnliked({ memberId, postId: command.postId }))
      case 'LikeComment': {
        const { commentId, registered, text } = command
        const { authorId } = text
        if (authorId === undefined) return refuse('unknown-comment')
        return mark(isLiked, CommentLiked({ memberId, commentId, authorId }), {
          'not-registered': !registered,
          'unknown-comment': !isReadable(text),
          'like-your-own': authorId === memberId,
          'too-many-likes': state.count >= LIKES_EACH,
        })
      }
      case 'UnlikeComment':
        return unmark(isLiked, CommentUnliked({ memberId, commentId: command.commentId }))
    }
  },

  evolve: (state, { type, data }) => withBucketedMark(state, streamOf(data), type === 'PostLiked' || type === 'CommentLiked'),
}
