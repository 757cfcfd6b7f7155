import { commentStream } from '@debut/events/discussion/comment-events.ts'
import type { ClearComment, HideComment, ShowComment } from '@debut/events/discussion/discussion-commands.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { comment } from './comment.ts'

interface Parts {
  readonly handle: Handle
}

export const hideComment = (payload: PayloadOf<typeof HideComment>, context: MemberContext, { handle }: Parts): Promise<Outcome> =>
  handle(comment, commentStream(payload.commentId), { type: 'HideComment', ...payload, by: context.identity.memberId }, context)

export const showComment = (payload: PayloadOf<typeof ShowComment>, context: MemberContext, { handle }: Parts): Promise<Outcome> =>
  handle(comment, commentStream(payload.commentId), { type: 'ShowComment', ...payload, by: context.identity.memberId }, context)

export const clearComment = (payload: PayloadOf<typeof ClearComment>, context: MemberContext, { handle }: Parts): Promise<Outcome> =>
  handle(comment, commentStream(payload.commentId), { type: 'ClearComment', ...payload, by: context.identity.memberId }, context)
