import * as z from 'zod/mini'
import { defineCommand } from '../kernel/define-command.ts'
import { ToolId } from '../tools/tool-card.ts'
import { Revision } from './draft-content.ts'

/** As it was saved under this revision, so that what was seen is what is published. `join`: into the waiting line at once. */
export const SubmitDraft = defineCommand('SubmitDraft', { toolId: ToolId, revision: Revision, join: z.boolean() })

/** Changes to a tool that is in the directory already. */
export const PublishEdits = defineCommand('PublishEdits', { toolId: ToolId, revision: Revision })
