import type { LikeComment, LikePost, UnlikeComment, UnlikePost } from '@debut/events/discussion/discussion-commands.ts'
import { ownLikesRoute } from '@debut/events/discussion/discussion-routes.ts'
import type { LikeEvent } from '@debut/events/discussion/like-events.ts'
import type { Action } from '@reduxjs/toolkit'
import { learntFrom, type Mark } from '../../lib/marks/mark.ts'
import { ownMarks } from '../../lib/marks/own-marks.ts'
import type { WithOwnMarks } from '../../lib/marks/own-marks-slice.ts'
import { selectIsMarked } from '../../lib/marks/select-is-marked.ts'

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

/** A like of the reader's, or its withdrawal, that a count may not hold yet. */
export interface OwnLike {
  readonly id: string
  readonly by: 1 | -1
  /** Where it stands in the log. */
  readonly position: number
}

/** What an action adds to the reader's likes: the same may be said by the answer to the command and by its result. */
export const withLikesIn = (mark: Mark, known: readonly OwnLike[], action: Action): readonly OwnLike[] => {
  const { changes = [], position } = learntFrom(mark, action) ?? {}
  if (position === undefined) return known
  const isNew = ({ id }: { readonly id: string }) => !known.some((like) => like.id === id && like.position === position)
  const learnt = changes.filter(isNew).map(({ id, isMarked }): OwnLike => ({ id, by: isMarked ? 1 : -1, position }))
  return learnt.length === 0 ? known : [...known, ...learnt]
}

/** A count that was answered as of a position, with what its reader has done since. */
export const countedWith = (likes: number, id: string, known: readonly OwnLike[], answeredAt: number): number =>
  known.filter((like) => like.id === id && like.position > answeredAt).reduce((sum, { by }) => sum + by, likes)

/** What the reader has just asked for and the server has not answered: 1, -1 or nothing. */
export const selectUnsettled =
  (mark: Mark, id: string) =>
  (state: WithOwnMarks): number => {
    const known = state.ownMarks[mark.name]?.[id]?.isMarked
    const wanted = selectIsMarked(mark, id)(state)
    return known === undefined || wanted === undefined ? 0 : Number(wanted) - Number(known)
  }
