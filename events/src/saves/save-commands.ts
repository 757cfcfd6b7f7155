import { defineCommand } from '../kernel/define-command.ts'
import { ToolId } from '../tools/tool-card.ts'

/** Who saves is the one who sends it. */
export const SaveTool = defineCommand('SaveTool', { toolId: ToolId })
export const UnsaveTool = defineCommand('UnsaveTool', { toolId: ToolId })
/** Of the whole list. */
export const PublishSaved = defineCommand('PublishSaved', {})
export const UnpublishSaved = defineCommand('UnpublishSaved', {})
