import { postStream } from '@debut/events/discussion/post-events.ts'
import { isReadable, postFacts } from '@debut/events/discussion/post-facts.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { PublishSaved, SavePost, SaveTool, UnpublishSaved, UnsavePost, UnsaveTool } from '@debut/events/saves/save-commands.ts'
import { saverStream } from '@debut/events/saves/save-events.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { saver } from './saver.ts'

interface Parts {
  readonly handle: Handle
}

export const saveTool = async ({ toolId }: PayloadOf<typeof SaveTool>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  const [{ registered }, { shown }] = await Promise.all([
    handle.readUnlessSettled(membership, memberStream(memberId), context),
    handle.read(toolFacts, toolStream(toolId), context),
  ])
  return handle(saver, saverStream(memberId), { type: 'SaveTool', memberId, toolId, registered, listed: shown }, context)
}

export const unsaveTool = ({ toolId }: PayloadOf<typeof UnsaveTool>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(saver, saverStream(memberId), { type: 'UnsaveTool', memberId, toolId }, context)
}

export const savePost = async ({ postId }: PayloadOf<typeof SavePost>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  const [{ registered }, post] = await Promise.all([
    handle.readUnlessSettled(membership, memberStream(memberId), context),
    handle.read(postFacts, postStream(postId), context),
  ])
  return handle(saver, saverStream(memberId), { type: 'SavePost', memberId, postId, registered, readable: isReadable(post) }, context)
}

export const unsavePost = ({ postId }: PayloadOf<typeof UnsavePost>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(saver, saverStream(memberId), { type: 'UnsavePost', memberId, postId }, context)
}

export const publishSaved = async (_: PayloadOf<typeof PublishSaved>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  const { registered } = await handle.readUnlessSettled(membership, memberStream(memberId), context)
  return handle(saver, saverStream(memberId), { type: 'PublishSaved', memberId, registered }, context)
}

export const unpublishSaved = (_: PayloadOf<typeof UnpublishSaved>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(saver, saverStream(memberId), { type: 'UnpublishSaved', memberId }, context)
}
