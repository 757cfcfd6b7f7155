import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { PostId } from '../discussion/discussion-form.ts'
import { ToolId } from '../tools/tool-card.ts'

/** One stream per member: how much somebody may save is decided there. */
export const saverStream = (memberId: MemberId) => `saver-${memberId}`

/** On `saver-<member>`, all of these. */
export const ToolSaved = defineEvent('ToolSaved', { memberId: MemberId, toolId: ToolId })
export const ToolUnsaved = defineEvent('ToolUnsaved', { memberId: MemberId, toolId: ToolId })
export const PostSaved = defineEvent('PostSaved', { memberId: MemberId, postId: PostId })
export const PostUnsaved = defineEvent('PostUnsaved', { memberId: MemberId, postId: PostId })
/** From then on everybody may see the list of products. */
export const SavedPublished = defineEvent('SavedPublished', { memberId: MemberId })
export const SavedUnpublished = defineEvent('SavedUnpublished', { memberId: MemberId })

export type SaverEvent =
  | EventOf<typeof ToolSaved>
  | EventOf<typeof ToolUnsaved>
  | EventOf<typeof PostSaved>
  | EventOf<typeof PostUnsaved>
  | EventOf<typeof SavedPublished>
  | EventOf<typeof SavedUnpublished>
