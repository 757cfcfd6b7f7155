import type { MemberId } from '../kernel/ids.ts'
import type { LaunchId } from './launch-id.ts'
import { cardIn } from './card-in.ts'
import { makersAfter } from './makers-after.ts'
import type { SaleTerms, ToolCard } from './tool-card.ts'
import type { ToolEvent } from './tool-events.ts'
import { type Withheld, withheldAfter } from './tool-moderation.ts'

export type Listed = (ToolEvent & { readonly type: 'ToolListed' })['data']

/** The state that the events of a tool add up to. The tool's own decisions rest on it, and so do those of other capabilities. */
export interface ToolFacts {
  /** As it was listed; undefined until it is. */
  readonly listed: Listed | undefined
  readonly card: ToolCard | undefined
  /** How often its card was written. */
  readonly edition: number
  readonly ownerId: MemberId | undefined
  readonly makers: readonly MemberId[]
  readonly invited: readonly MemberId[]
  /** The member who invited each of them. */
  readonly inviters: Readonly<Partial<Record<MemberId, MemberId>>>
  readonly shown: boolean
  readonly hiddenByMaker: boolean
  /** Why only a moderator can let it be shown; undefined where that is its makers' to say. */
  readonly withheld: Withheld | undefined
  readonly removed: boolean
  readonly terms: SaleTerms | null
  readonly forSale: boolean
  readonly launches: readonly LaunchId[]
  /** The launch that is meant where only the tool is named. */
  readonly newestLaunch: LaunchId | undefined
}

const unlisted: ToolFacts = {
  listed: undefined,
  card: undefined,
  edition: 0,
  ownerId: undefined,
  makers: [],
  invited: [],
  inviters: {},
  shown: false,
  hiddenByMaker: false,
  withheld: undefined,
  removed: false,
  terms: null,
  forSale: false,
  launches: [],
  newestLaunch: undefined,
}

export const toolFacts = {
  initial: unlisted,

  evolve(state: ToolFacts, event: ToolEvent): ToolFacts {
    const next = { ...state, makers: makersAfter(state.makers, event) }
    switch (event.type) {
      case 'ToolListed':
        return { ...next, listed: event.data, card: cardIn(event.data), edition: 1, ownerId: event.data.ownerId, shown: true }
      case 'ToolEdited':
        return { ...next, card: cardIn(event.data), edition: state.edition + 1 }
      case 'ToolHidden':
        return { ...next, shown: false, hiddenByMaker: state.hiddenByMaker || state.withheld === undefined }
      case 'ToolShown':
        return { ...next, shown: true, hiddenByMaker: false }
      case 'ToolModerated':
        return { ...next, withheld: withheldAfter(state.withheld, event.data.act) }
      case 'ToolRemoved':
        return { ...next, shown: false, withheld: undefined, removed: true, invited: [] }
      case 'ToolTransferred':
        return { ...next, ownerId: event.data.ownerId, invited: without(state.invited, event.data.ownerId) }
      case 'MakerInvited':
        return {
          ...next,
          invited: [...state.invited, event.data.memberId],
          inviters: { ...state.inviters, [event.data.memberId]: event.data.by },
        }
      case 'MakerJoined':
      case 'InvitationEnded':
        return { ...next, invited: without(state.invited, event.data.memberId) }
      case 'MakerLeft':
        return next
      case 'SaleTermsChanged':
        return { ...next, terms: event.data.terms, forSale: event.data.terms !== null && state.forSale }
      case 'ToolPutUpForSale':
        return { ...next, forSale: true }
      case 'LaunchPlanned': {
        const { launchId } = event.data
        return { ...next, launches: [...state.launches, launchId], newestLaunch: launchId }
      }
    }
  },
}

const without = (members: readonly MemberId[], memberId: MemberId) => members.filter((each) => each !== memberId)
