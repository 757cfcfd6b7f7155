import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { REPORTS_EACH } from '@debut/events/discussion/discussion-commands.ts'
import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import type { ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import { isReadable, type PostFacts } from '@debut/events/discussion/post-facts.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { ContentReported, type ReporterEvent } from '@debut/events/discussion/report-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Decider } from '../kernel/decider.ts'
import { mark, withMark } from '../kernel/mark.ts'

type ReportRefusal = 'not-registered' | 'unknown-post' | 'unknown-comment' | 'report-your-own' | 'too-many-reports'

/** What others decide comes from their streams. */
export type ReporterCommand = {
  readonly memberId: MemberId
  readonly reason: ReportReason
  readonly note: string | null
  readonly registered: boolean
  /** The post or the comment, as its stream says. */
  readonly text: Pick<PostFacts, 'authorId' | 'hidden' | 'deleted'>
} & ({ readonly type: 'ReportPost'; readonly postId: PostId } | { readonly type: 'ReportComment'; readonly commentId: CommentId })

interface Reporter {
  /** The streams of what was reported. */
  readonly reported: ReadonlySet<string>
}

/** Reporting the same twice is reporting it once, whatever else is said the second time. */
export const reporter: Decider<ReporterCommand, Reporter, ReporterEvent, ReportRefusal> = {
  initial: { reported: new Set() },

  decide(command, { reported }) {
    const { memberId, reason, note, registered, text } = command
    const postId = command.type === 'ReportPost' ? command.postId : null
    const commentId = command.type === 'ReportComment' ? command.commentId : null
    return mark(reported.has(streamOf({ postId, commentId })), ContentReported({ memberId, postId, commentId, reason, note }), {
      'not-registered': !registered,
      'unknown-post': postId !== null && !isReadable(text),
      'unknown-comment': commentId !== null && !isReadable(text),
      'report-your-own': text.authorId === memberId,
      'too-many-reports': reported.size >= REPORTS_EACH,
    })
  },

  evolve: ({ reported }, { data }) => ({ reported: withMark(reported, streamOf(data), true) }),
}

/** One of the two is null. */
const streamOf = ({ postId, commentId }: { readonly postId: PostId | null; readonly commentId: CommentId | null }): string => {
  if (postId !== null) return postStream(postId)
  return commentId === null ? '' : commentStream(commentId)
}
