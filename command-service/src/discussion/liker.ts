import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { LIKES_EACH } from '@debut/events/discussion/discussion-commands.ts'
import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { CommentLiked, CommentUnliked, type LikeEvent, PostLiked, PostUnliked } from '@debut/events/discussion/like-events.ts'
import { isReadable, type PostFacts } from '@debut/events/discussion/post-facts.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
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

/** Streams of what is liked, in buckets: in one set, twenty thousand likes take 15 s to fold, as each copies those before it. */
type Likes = Readonly<Record<string, readonly string[]>>

interface Liker {
  readonly count: number
  readonly likes: Likes
}

type Liked = { readonly postId: PostId } | { readonly commentId: CommentId }

const streamOf = (liked: Liked) => ('postId' in liked ? postStream(liked.postId) : commentStream(liked.commentId))
/** The end of a ULID is random. */
const bucketOf = (stream: string) => stream.slice(-1)
const has = (likes: Likes, stream: string) => likes[bucketOf(stream)]?.includes(stream) ?? false

/** Liking twice is liking. What can't be read any more can still be unliked. */
export const liker: Decider<LikerCommand, Liker, LikeEvent, LikeRefusal> = {
  initial: { count: 0, likes: {} },
  snapshot: { version: 1, parts: 'likes', partOf: ({ data }) => bucketOf(streamOf(data)) },
  partFor: (command) => bucketOf(streamOf(command)),

  decide(command, { likes, count }) {
    const { memberId } = command
    const isLiked = has(likes, streamOf(command))
    switch (command.type) {
      case 'LikePost': {
        const { postId, registered, text } = command
        const { authorId } = text
        if (authorId === undefined) return refuse('unknown-post')
        return mark(isLiked, PostLiked({ memberId, postId, authorId }), {
          'not-registered': !registered,
          'unknown-post': !isReadable(text),
          'like-your-own': authorId === memberId,
          'too-many-likes': count >= LIKES_EACH,
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
          'too-many-likes': count >= LIKES_EACH,
        })
      }
      case 'UnlikeComment':
        return unmark(isLiked, CommentUnliked({ memberId, commentId: command.commentId }))
    }
  },

  evolve({ count, likes }, { type, data }) {
    const stream = streamOf(data)
    const bucket = bucketOf(stream)
    const inBucket = likes[bucket] ?? []
    switch (type) {
      case 'PostLiked':
      case 'CommentLiked':
        return { count: count + 1, likes: { ...likes, [bucket]: [...inBucket, stream] } }
      case 'PostUnliked':
      case 'CommentUnliked':
        return { count: count - 1, likes: { ...likes, [bucket]: inBucket.filter((each) => each !== stream) } }
    }
  },
}
