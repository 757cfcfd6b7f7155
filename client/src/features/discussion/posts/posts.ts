import type { EditPost } from '@debut/events/discussion/discussion-commands.ts'
import { postRoute } from '@debut/events/discussion/discussion-routes.ts'
import type { ThreadFrame } from '@debut/events/discussion/comment-answers.ts'
import type { Post } from '@debut/events/discussion/post-answers.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { Action } from '@reduxjs/toolkit'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { newestFrame } from '../../../lib/resources/follow-live.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { type OwnMarking, withMarkingsIn } from '../../../lib/marks/own-markings.ts'
import { POST_LIKES } from '../likes.ts'
import { topicOf } from '../thread/stands-on.ts'

export interface ShownPost extends Post {
  /** As of where in the log its likes are counted. */
  readonly answeredAt: number
  readonly ownLikes: readonly OwnMarking[]
  /** Where in the log its author's newest change from here stands. Older answers are not shown. */
  readonly editedAt: number
}

const shownPost = (post: Post): ShownPost => ({ ...post, answeredAt: post.position, ownLikes: [], editedAt: 0 })

type Edited = PayloadOf<typeof EditPost>
const EDIT: (typeof EditPost)['type'] = 'EditPost'

/** What an author has changed is shown at once. Who is mentioned becomes a link with the next answer. */
const withEdit = (post: ShownPost, action: Action): ShownPost => {
  if (!commandAnswered.match(action) || action.payload.type !== EDIT) return post
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form checked it by the command's schema before it was sent
  const { postId, kind, title, body, toolId } = action.payload.payload as Edited
  if (postId !== post.postId) return post
  return { ...post, kind, title, body, tool: toolId === post.tool?.toolId ? post.tool : null, editedAt: action.payload.position }
}

/** The thread below a post follows the topic that tells of its likes. */
const withLiveCounts = (post: ShownPost, action: Action): ShownPost => {
  const frame = newestFrame<ThreadFrame>(action, topicOf(post))
  if (frame === undefined || frame.cursor <= post.answeredAt) return post
  const { likes, comments } = frame.body
  return { ...post, likes, comments, answeredAt: frame.cursor }
}

/** Says whether the author has edited the post since it was loaded. Readers then get the new version without asking for it. */
const isEditedMeanwhile = (action: Action, post: ShownPost | undefined): boolean => {
  if (post === undefined) return false
  const frame = newestFrame<ThreadFrame>(action, topicOf(post))
  return frame !== undefined && frame.body.revision > post.revision
}

const withOwnLikes = (post: ShownPost, action: Action): ShownPost => {
  const ownLikes = withMarkingsIn(POST_LIKES, post.ownLikes, action)
  return ownLikes === post.ownLikes ? post : { ...post, ownLikes }
}

const learnt = (post: ShownPost, action: Action): ShownPost => withLiveCounts(withEdit(withOwnLikes(post, action), action), action)

const merged = (shown: ShownPost, answer: ShownPost): ShownPost => {
  const { ownLikes, editedAt, answeredAt, likes, comments } = shown
  if (answer.position < Math.max(shown.position, editedAt)) return { ...shown, stale: answer.stale }
  return { ...answer, ownLikes, editedAt, ...(answeredAt > answer.answeredAt && { answeredAt, likes, comments }) }
}

/** One post, with what its reader has done since it was answered. */
export const postOf = resource(postRoute, {
  transformResponse: shownPost,
  onAction: learnt,
  isOutdatedBy: isEditedMeanwhile,
  merge: merged,
})

/** Its author has changed it, and no answer holds that yet. */
export const isAwaitingEdit = ({ editedAt, position }: ShownPost): boolean => editedAt > position
