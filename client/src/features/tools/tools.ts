import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { BadgesState } from './badges/badges-slice.ts'
import type { ListingsState } from './listings/listings-slice.ts'
import type { ModeratedToolsState } from './moderation/moderated-tools-slice.ts'
import type { ToolActsState } from './moderation/tool-acts-slice.ts'
import type { UnlistedState } from './moderation/unlisted-slice.ts'
import type { OwnToolsState } from './own-tools-slice.ts'
import type { ToolsState } from './tools-slice.ts'
import type { YourToolsState } from './your-tools/your-tools-slice.ts'

export const tools = defineCapability({ name: 'tools' })

/** What its pages bring. */
export interface ToolsPages {
  readonly badges: BadgesState
  readonly listings: ListingsState
  readonly moderatedTools: ModeratedToolsState
  readonly ownTools: OwnToolsState
  readonly toolActs: ToolActsState
  readonly tools: ToolsState
  readonly unlisted: UnlistedState
  readonly yourTools: YourToolsState
}
