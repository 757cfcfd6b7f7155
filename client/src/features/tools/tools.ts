import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { ModeratedToolsState } from './moderation/moderated-tools-slice.ts'
import type { ToolActsState } from './moderation/tool-acts-slice.ts'
import type { YourToolsState } from './your-tools/your-tools-slice.ts'

export const tools = defineCapability({ name: 'tools' })

/** What its pages bring. */
export interface ToolsPages {
  readonly moderatedTools: ModeratedToolsState
  readonly toolActs: ToolActsState
  readonly yourTools: YourToolsState
}
