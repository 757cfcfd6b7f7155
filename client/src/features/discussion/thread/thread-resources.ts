import { type Branch, type Thread, ThreadFrame } from '@debut/events/discussion/comment-answers.ts'
import { branchRoute, commentPlaceRoute, postThreadRoute, toolThreadRoute } from '@debut/events/discussion/discussion-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { type OwnMarking, withMarkingsIn } from '../../../lib/marks/own-markings.ts'
import { newestFrame } from '../../../lib/resources/follow-live.ts'
import { type Query, resource } from '../../../lib/resources/resource.ts'
import { selectData, type WithResources } from '../../../lib/resources/resources-slice.ts'
import { COMMENT_LIKES, likesOf } from '../likes.ts'
import { hiddenTexts } from '../moderation/hidden-texts.ts'
import { actIn, type CommentAct } from './comment-act.ts'
import { type StandsOn, topicOf } from './stands-on.ts'
import type { LiveCount } from './thread-counts.ts'
import { type ThreadPageQuery, threadQueryIn } from './thread-query.ts'

/** Frames come for each comment and each like of the post. */
const COUNT_EVERY = 1_000

/** An answer, with what its reader did that it may not hold. */
interface WithOwn {
  /** How far in the log the answer itself reaches: `position` goes on with the live topic. */
  readonly answeredAt: number
  readonly acts: readonly CommentAct[]
  readonly likes: readonly OwnMarking[]
}
export type ShownThread = Thread & WithOwn & { readonly topic: string; readonly live: LiveCount | null }
export type ShownBranch = Branch & WithOwn

const begun = ({ position }: { readonly position: number }): WithOwn => ({ answeredAt: position, acts: [], likes: [] })

const learnt = <Shown extends WithOwn>(shown: Shown, action: Action): Shown => {
  const act = commandAnswered.match(action) ? actIn(action.payload) : undefined
  const likes = withMarkingsIn(COMMENT_LIKES, shown.likes, action)
  return act === undefined && likes === shown.likes
    ? shown
    : { ...shown, likes, acts: act === undefined ? shown.acts : [...shown.acts, act] }
}

/** What its reader did stays known; an answer of before what is shown is passed over, and asked for again where it was stale. */
const merged = <Shown extends WithOwn>(shown: Shown, answer: Shown): Shown =>
  answer.answeredAt < shown.answeredAt
    ? { ...shown, ...('stale' in answer && { stale: answer.stale }) }
    : { ...answer, acts: shown.acts, likes: shown.likes }

const counted = (thread: ShownThread, action: Action): ShownThread => {
  const frame = newestFrame<ThreadFrame>(action, thread.topic)
  return frame === undefined
    ? thread
    : { ...thread, live: { comments: frame.body.comments, newest: frame.body.newest, position: frame.cursor } }
}

const options = {
  transformResponse: (answer: Thread, on: StandsOn): ShownThread => ({ ...answer, ...begun(answer), topic: topicOf(on), live: null }),
  onAction: (thread: ShownThread, action: Action) => counted(learnt(thread, action), action),
  merge: (shown: ShownThread, answer: ShownThread) => ({ ...merged(shown, answer), live: shown.live }),
  topic: ({ topic }: ShownThread) => ({ name: topic, frame: ThreadFrame, every: COUNT_EVERY }),
}
const postThreads = resource(postThreadRoute, options)
const toolThreads = resource(toolThreadRoute, options)

/** One page of a thread. */
export const threadOf = (on: StandsOn, { sort, page }: ThreadPageQuery): Query<ShownThread> =>
  'postId' in on ? postThreads({ ...on, sort, page }) : toolThreads({ ...on, sort, page })

const branches = resource(branchRoute, {
  transformResponse: (answer): ShownBranch => ({ ...answer, ...begun(answer) }),
  onAction: learnt,
  merge: merged,
})
/** All replies under the first comment of a branch. */
export const branchOf = (rootId: string): Query<ShownBranch> => branches({ commentId: rootId })

/** Under what, and on which page of it, a comment stands. */
export const commentPlace = resource(commentPlaceRoute)

/** For a page that shows a thread: both are wanted, the second where the address names a branch. */
export const threadResources = (on: StandsOn, search: URLSearchParams) => {
  const query = threadQueryIn(search)
  return [threadOf(on, query), ...(query.branch === undefined ? [] : [branchOf(query.branch)])]
}

/** The same of what is its reader's own: which of the comments they like, and what of theirs others can't read. */
export const ownThreadResources = (on: StandsOn, search: URLSearchParams, state: WithResources) => {
  const query = threadQueryIn(search)
  const { comments = [] } = selectData(threadOf(on, query))(state) ?? {}
  const { comments: more = [] } = query.branch === undefined ? {} : (selectData(branchOf(query.branch))(state) ?? {})
  return [...likesOf({ comments: likeable([...comments, ...more]) }), hiddenTexts(on)]
}

export const likeable = (rows: readonly { readonly commentId: string; readonly state: string }[]): readonly string[] => [
  ...new Set(rows.filter(({ state }) => state === 'shown').map(({ commentId }) => commentId)),
]
