import type { LikeComment, LikePost, UnlikeComment, UnlikePost } from '@debut/events/discussion/discussion-commands.ts'
import { ownLikesRoute } from '@debut/events/discussion/discussion-routes.ts'
import type { LikeEvent } from '@debut/events/discussion/like-events.ts'
import type { Mark } from '../../lib/marks/mark.ts'
import { ownMarks } from '../../lib/marks/own-marks.ts'

type Events = readonly [LikeEvent['type'], LikeEvent['type']]
const refused = ['Your like was not counted', 'You still like it'] as const

export const POST_LIKES: Mark = {
  name: 'liked posts',
  commands: ['LikePost', 'UnlikePost'] satisfies [(typeof LikePost)['type'], (typeof UnlikePost)['type']],
  events: ['PostLiked', 'PostUnliked'] satisfies Events,
  field: 'postId',
  refused,
}

export const COMMENT_LIKES: Mark = {
  name: 'liked comments',
  commands: ['LikeComment', 'UnlikeComment'] satisfies [(typeof LikeComment)['type'], (typeof UnlikeComment)['type']],
  events: ['CommentLiked', 'CommentUnliked'] satisfies Events,
  field: 'commentId',
  refused,
}

const ownLikes = ownMarks(ownLikesRoute, { posts: POST_LIKES, comments: COMMENT_LIKES })

/** The route takes so many ids at once. */
const MOST_AT_ONCE = 100

interface Shown {
  readonly posts?: readonly string[]
  readonly comments?: readonly string[]
}

/** Which of the posts and comments that a page shows its reader likes, in as many questions as that takes. */
export const likesOf = ({ posts = [], comments = [] }: Shown) => {
  const questions = Math.ceil(Math.max(posts.length, comments.length) / MOST_AT_ONCE)
  return Array.from({ length: questions }, (_, index) => {
    const [from, to] = [index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE]
    return ownLikes({ posts: posts.slice(from, to), comments: comments.slice(from, to) })
  })
}
