import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { makersAfter } from '@debut/events/tools/makers-after.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import { type Withheld, withheldAfter } from '@debut/events/tools/tool-moderation.ts'
import type { Fold } from '../kernel/decider.ts'

/** What launching has to know of a tool. */
export interface LaunchedTool {
  readonly ownerId: MemberId | undefined
  readonly makers: readonly MemberId[]
  readonly shown: boolean
  readonly withheld: Withheld | undefined
  readonly removed: boolean
  /** It has its description, the one item that a listed tool may lack. */
  readonly described: boolean
  readonly launches: readonly LaunchId[]
}

export const launchedTool: Fold<LaunchedTool, ToolEvent> = {
  initial: { ownerId: undefined, makers: [], shown: false, withheld: undefined, removed: false, described: false, launches: [] },
  evolve: (state, event) => {
    const next = { ...state, makers: makersAfter(state.makers, event) }
    switch (event.type) {
      case 'ToolListed':
        return { ...next, ownerId: event.data.ownerId, shown: true, described: event.data.description !== null }
      case 'ToolEdited':
        return { ...next, described: event.data.description !== null }
      case 'ToolTransferred':
        return { ...next, ownerId: event.data.ownerId }
      case 'ToolHidden':
        return { ...next, shown: false }
      case 'ToolRemoved':
        return { ...next, shown: false, withheld: undefined, removed: true }
      case 'ToolShown':
        return { ...next, shown: true }
      case 'ToolModerated':
        return { ...next, withheld: withheldAfter(state.withheld, event.data.act) }
      case 'LaunchPlanned':
        return { ...next, launches: [...state.launches, event.data.launchId] }
      case 'MakerInvited':
      case 'MakerJoined':
      case 'InvitationEnded':
      case 'MakerLeft':
      case 'SaleTermsChanged':
      case 'ToolPutUpForSale':
        return next
    }
  },
}
