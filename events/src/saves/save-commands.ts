import { defineCommand } from '../kernel/define-command.ts'
import { PostId } from '../discussion/discussion-form.ts'
import { ToolId } from '../tools/tool-card.ts'

/** Who saves is the one who sends it. */
export const SaveTool = defineCommand('SaveTool', { toolId: ToolId })
export const UnsaveTool = defineCommand('UnsaveTool', { toolId: ToolId }, { whileSanctioned: true })
export const SavePost = defineCommand('SavePost', { postId: PostId })
export const UnsavePost = defineCommand('UnsavePost', { postId: PostId }, { whileSanctioned: true })
/** Of the whole list of products: posts that somebody saved stay theirs. */
export const PublishSaved = defineCommand('PublishSaved', {})
export const UnpublishSaved = defineCommand('UnpublishSaved', {}, { whileSanctioned: true })
