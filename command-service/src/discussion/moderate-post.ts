import type { ClearPost, HidePost, ShowPost } from '@debut/events/discussion/discussion-commands.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { post } from './post.ts'

interface Parts {
  readonly handle: Handle
}

export const hidePost = (payload: PayloadOf<typeof HidePost>, context: MemberContext, { handle }: Parts): Promise<Outcome> =>
  handle(post, postStream(payload.postId), { type: 'HidePost', ...payload, by: context.identity.memberId }, context)

export const showPost = (payload: PayloadOf<typeof ShowPost>, context: MemberContext, { handle }: Parts): Promise<Outcome> =>
  handle(post, postStream(payload.postId), { type: 'ShowPost', ...payload, by: context.identity.memberId }, context)

export const clearPost = (payload: PayloadOf<typeof ClearPost>, context: MemberContext, { handle }: Parts): Promise<Outcome> =>
  handle(post, postStream(payload.postId), { type: 'ClearPost', ...payload, by: context.identity.memberId }, context)
