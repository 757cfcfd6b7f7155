import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { BadgesState } from './badges/badges-slice.ts'
import type { ListingsState } from './listings/listings-slice.ts'
import type { OwnToolsState } from './own-tools-slice.ts'
import type { ToolsState } from './tools-slice.ts'
import type { YourToolsState } from './your-tools/your-tools-slice.ts'

export const tools = defineCapability({ name: 'tools' })

/** What its pages bring. */
export interface ToolsPages {
  readonly badges: BadgesState
  readonly listings: ListingsState
  readonly ownTools: OwnToolsState
  readonly tools: ToolsState
  readonly yourTools: YourToolsState
}
