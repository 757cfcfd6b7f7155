import type { MemberId } from '@debut/events/kernel/ids.ts'
import { cardIn } from '@debut/events/tools/card-in.ts'
import { makersAfter } from '@debut/events/tools/makers-after.ts'
import type { SaleTerms, ToolCard } from '@debut/events/tools/tool-card.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { Fold } from '../kernel/decider.ts'

/** What writing has to know of a tool that is in the directory. */
interface DraftedTool {
  readonly ownerId: MemberId | undefined
  readonly makers: readonly MemberId[]
  readonly card: ToolCard | undefined
  readonly edition: number
  readonly terms: SaleTerms | null
  readonly removed: boolean
}

export const draftedTool: Fold<DraftedTool, ToolEvent> = {
  initial: { ownerId: undefined, makers: [], card: undefined, edition: 0, terms: null, removed: false },
  evolve: (state, event) => {
    const next = { ...state, makers: makersAfter(state.makers, event) }
    switch (event.type) {
      case 'ToolListed':
        return { ...next, ownerId: event.data.ownerId, card: cardIn(event.data), edition: 1 }
      case 'ToolEdited':
        return { ...next, card: cardIn(event.data), edition: state.edition + 1 }
      case 'ToolTransferred':
        return { ...next, ownerId: event.data.ownerId }
      case 'ToolRemoved':
        return { ...next, removed: true }
      case 'SaleTermsChanged':
        return { ...next, terms: event.data.terms }
      case 'ToolHidden':
      case 'ToolShown':
      case 'ToolModerated':
      case 'MakerInvited':
      case 'MakerJoined':
      case 'InvitationEnded':
      case 'MakerLeft':
      case 'ToolPutUpForSale':
      case 'LaunchPlanned':
        return next
    }
  },
}
