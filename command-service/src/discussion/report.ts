import type { ReportComment, ReportPost } from '@debut/events/discussion/discussion-commands.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { postFacts } from '@debut/events/discussion/post-facts.ts'
import { reporterStream } from '@debut/events/discussion/report-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { reporter } from './reporter.ts'
import { commentAsRead } from './thread-of.ts'

interface Parts {
  readonly handle: Handle
}

export const reportPost = async (payload: PayloadOf<typeof ReportPost>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  const [{ registered }, text] = await Promise.all([
    handle.read(membership, memberStream(memberId), context),
    handle.read(postFacts, postStream(payload.postId), context),
  ])
  return handle(reporter, reporterStream(memberId), { type: 'ReportPost', memberId, ...payload, registered, text }, context)
}

export const reportComment = async (
  payload: PayloadOf<typeof ReportComment>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const [{ registered }, text] = await Promise.all([
    handle.read(membership, memberStream(memberId), context),
    commentAsRead(payload.commentId, context, handle),
  ])
  return handle(reporter, reporterStream(memberId), { type: 'ReportComment', memberId, ...payload, registered, text }, context)
}
