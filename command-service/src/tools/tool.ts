import { type Listed, type ToolFacts, toolFacts } from '@debut/events/tools/tool-facts.ts'
import { isDeepStrictEqual } from 'node:util'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import {
  LaunchPlanned,
  MakerLeft,
  type ToolEvent,
  ToolHidden,
  ToolListed,
  ToolModerated,
  ToolPutUpForSale,
  ToolRemoved,
  ToolTransferred,
} from '@debut/events/tools/tool-events.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'
import { type AdminsCommand, decideForAdmin } from './decide-for-admin.ts'
import { type Beside, besides, decideForMaker, type MakersCommand } from './decide-for-maker.ts'

export type ToolCommand =
  /** `holds` where an admin is to look at it before anybody else does. */
  | ({ readonly type: 'ListTool'; readonly card: Listed; readonly holds: boolean } & Beside)
  | { readonly type: 'PlanLaunch'; readonly toolId: ToolId; readonly launchId: LaunchId }
  | { readonly type: 'PutUpForSale'; readonly toolId: ToolId }
  /** `heir` is the maker who owns it from now on; undefined where there is no other, and it is removed. */
  | { readonly type: 'PassOnTool'; readonly toolId: ToolId; readonly from: MemberId; readonly heir: MemberId | undefined }
  | AdminsCommand
  | MakersCommand

export const tool: Decider<ToolCommand, ToolFacts, ToolEvent> = {
  ...toolFacts,

  decide(command, state) {
    switch (command.type) {
      case 'ListTool': {
        const { card, holds } = command
        const { toolId, ownerId: by, makers } = card
        if (state.listed !== undefined) return isDeepStrictEqual(state.listed, card) ? accept() : refuse('tool-exists')
        return accept(ToolListed(card), ...(holds ? held(toolId) : []), ...besides(command, { toolId, by }, { ...state, makers }))
      }
      case 'PlanLaunch': {
        const { toolId, launchId } = command
        if (state.listed === undefined) return refuse('unknown-tool')
        // Planned before, it stays behind what was planned since.
        return state.launches.includes(launchId) ? accept() : accept(LaunchPlanned({ toolId, launchId }))
      }
      case 'PutUpForSale':
        if (state.listed === undefined) return refuse('unknown-tool')
        if (state.terms === null) return refuse('no-sale-terms')
        return state.forSale ? accept() : accept(ToolPutUpForSale({ toolId: command.toolId }))
      case 'PassOnTool': {
        const { toolId, from, heir } = command
        if (state.listed === undefined || state.removed || state.ownerId !== from) return accept()
        if (heir === undefined) return accept(ToolRemoved({ toolId, by: from }))
        return accept(ToolTransferred({ toolId, ownerId: heir, by: from }), MakerLeft({ toolId, memberId: from, by: from }))
      }
      case 'ModerateTool':
      case 'ModerateMakers':
        return decideForAdmin(command, state)
      default:
        return decideForMaker(command, state)
    }
  },
}

const held = (toolId: ToolId): ToolEvent[] => [
  ToolModerated({ toolId, act: 'hold', reason: 'first-tool', memberId: null, by: null }),
  ToolHidden({ toolId, by: null }),
]
