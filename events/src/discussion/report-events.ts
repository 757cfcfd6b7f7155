import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { CommentId, PostId } from './discussion-form.ts'
import { ReportNote, ReportReason } from '../kernel/texts/text-form.ts'

/** One stream per member: how much somebody may report is decided there. */
export const reporterStream = (memberId: MemberId) => `reporter-${memberId}`

/** On `reporter-<member>`: a post or a comment of somebody else should be looked at. */
export const ContentReported = defineEvent('ContentReported', {
  memberId: MemberId,
  postId: z.nullable(PostId),
  commentId: z.nullable(CommentId),
  reason: ReportReason,
  note: personal(ReportNote),
})

export type ReporterEvent = EventOf<typeof ContentReported>
