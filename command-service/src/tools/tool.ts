import { isDeepStrictEqual } from 'node:util'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { makersAfter } from '@debut/events/tools/makers-after.ts'
import { MOST_MAKERS, type SaleTerms, type ToolCard, type ToolId } from '@debut/events/tools/tool-card.ts'
import {
  InvitationEnded,
  LaunchPlanned,
  MakerInvited,
  MakerJoined,
  MakerLeft,
  SaleTermsChanged,
  ToolEdited,
  type ToolEvent,
  ToolHidden,
  ToolListed,
  ToolPutUpForSale,
  ToolRemoved,
  ToolShown,
  ToolTransferred,
} from '@debut/events/tools/tool-events.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

export const toolStream = (toolId: ToolId) => `tool-${toolId}`

type Listed = (ToolEvent & { readonly type: 'ToolListed' })['data']

interface Beside {
  readonly terms: SaleTerms | null
  readonly invited: readonly MemberId[]
}

/** An act of a maker, on their own tool. */
export type MakersCommand = { readonly toolId: ToolId; readonly by: MemberId } & (
  | ({ readonly type: 'EditTool'; readonly edition: number; readonly card: ToolCard } & Beside)
  | { readonly type: 'HideTool' | 'ShowTool' | 'AcceptInvitation' }
  | { readonly type: 'RemoveTool'; readonly name: string }
  | { readonly type: 'TransferTool' | 'InviteMaker' | 'EndInvitation' | 'RemoveMaker'; readonly memberId: MemberId }
)

export type ToolCommand =
  | ({ readonly type: 'ListTool'; readonly card: Listed } & Beside)
  | { readonly type: 'PlanLaunch'; readonly toolId: ToolId; readonly launchId: LaunchId }
  | { readonly type: 'PutUpForSale'; readonly toolId: ToolId }
  /** `heir` is the maker who owns it from now on; undefined where there is no other, and it is removed. */
  | { readonly type: 'PassOnTool'; readonly toolId: ToolId; readonly from: MemberId; readonly heir: MemberId | undefined }
  | MakersCommand

export interface Tool {
  /** As it was listed; undefined until it is. */
  readonly listed: Listed | undefined
  readonly card: ToolCard | undefined
  /** How often its card was written. */
  readonly edition: number
  readonly ownerId: MemberId | undefined
  readonly makers: readonly MemberId[]
  readonly invited: readonly MemberId[]
  readonly shown: boolean
  readonly removed: boolean
  readonly terms: SaleTerms | null
  readonly forSale: boolean
  readonly launches: readonly LaunchId[]
  /** What its name stands for where a launch is meant. */
  readonly newestLaunch: LaunchId | undefined
}

export const tool: Decider<ToolCommand, Tool, ToolEvent> = {
  initial: {
    listed: undefined,
    card: undefined,
    edition: 0,
    ownerId: undefined,
    makers: [],
    invited: [],
    shown: false,
    removed: false,
    terms: null,
    forSale: false,
    launches: [],
    newestLaunch: undefined,
  },

  decide(command, state) {
    switch (command.type) {
      case 'ListTool': {
        const { card } = command
        const { toolId, ownerId: by, makers } = card
        if (state.listed !== undefined) return isDeepStrictEqual(state.listed, card) ? accept() : refuse('tool-exists')
        return accept(ToolListed(card), ...besides(command, { toolId, by }, { ...state, makers }))
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
      default:
        return decideForMaker(command, state)
    }
  },

  evolve(state, event) {
    const next = { ...state, makers: makersAfter(state.makers, event) }
    switch (event.type) {
      case 'ToolListed': {
        const { toolId: _, ownerId, makers: __, ...card } = event.data
        return { ...next, listed: event.data, card, edition: 1, ownerId, shown: true }
      }
      case 'ToolEdited': {
        const { toolId: _, by: __, ...card } = event.data
        return { ...next, card, edition: state.edition + 1 }
      }
      case 'ToolHidden':
        return { ...next, shown: false }
      case 'ToolShown':
        return { ...next, shown: true }
      case 'ToolRemoved':
        return { ...next, shown: false, removed: true, invited: [] }
      case 'ToolTransferred':
        return { ...next, ownerId: event.data.ownerId, invited: without(state.invited, event.data.ownerId) }
      case 'MakerInvited':
        return { ...next, invited: [...state.invited, event.data.memberId] }
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

/** As many are asked as there is room for. */
const besides = ({ terms, invited }: Beside, { toolId, by }: { toolId: ToolId; by: MemberId }, state: Tool): ToolEvent[] => {
  const known = [...state.makers, ...state.invited]
  const asked = [...new Set(invited)].filter((memberId) => !known.includes(memberId)).slice(0, MOST_MAKERS - known.length)
  return [
    ...(isDeepStrictEqual(state.terms, terms) ? [] : [SaleTermsChanged({ toolId, by, terms })]),
    ...asked.map((memberId) => MakerInvited({ toolId, memberId, by })),
  ]
}

const decideForMaker = (command: MakersCommand, state: Tool): ReturnType<typeof tool.decide> => {
  const { toolId, by } = command
  // To others it is as if there were none.
  const isIts = state.makers.includes(by) || command.type === 'AcceptInvitation' || command.type === 'EndInvitation'
  if (state.listed === undefined || state.removed || !isIts)
    return command.type === 'RemoveTool' && state.removed && state.ownerId === by ? accept() : refuse('not-your-tool')
  switch (command.type) {
    case 'EditTool': {
      const { card, edition } = command
      const isSame = isDeepStrictEqual(state.card, card)
      if (!isSame && edition !== state.edition) return refuse('edited-meanwhile')
      return accept(...(isSame ? [] : [ToolEdited({ toolId, by, ...card })]), ...besides(command, { toolId, by }, state))
    }
    case 'HideTool':
      return state.shown ? accept(ToolHidden({ toolId, by })) : accept()
    case 'ShowTool':
      return state.shown ? accept() : accept(ToolShown({ toolId, by }))
    case 'RemoveTool':
      if (state.ownerId !== by) return refuse('not-its-owner')
      return command.name.trim() === state.card?.name ? accept(ToolRemoved({ toolId, by })) : refuse('wrong-name')
    case 'TransferTool':
      if (state.ownerId === command.memberId) return accept()
      return state.ownerId === by ? accept(ToolTransferred({ toolId, ownerId: command.memberId, by })) : refuse('not-its-owner')
    case 'InviteMaker': {
      const { memberId } = command
      if (state.invited.includes(memberId)) return accept()
      if (state.makers.includes(memberId)) return refuse('already-maker')
      return state.makers.length + state.invited.length < MOST_MAKERS
        ? accept(MakerInvited({ toolId, memberId, by }))
        : refuse('too-many-makers')
    }
    case 'AcceptInvitation':
      if (state.makers.includes(by)) return accept()
      return state.invited.includes(by) ? accept(MakerJoined({ toolId, memberId: by })) : refuse('not-invited')
    case 'EndInvitation': {
      const { memberId } = command
      if (memberId !== by && !state.makers.includes(by)) return refuse('not-your-tool')
      return state.invited.includes(memberId) ? accept(InvitationEnded({ toolId, memberId, by })) : accept()
    }
    case 'RemoveMaker': {
      const { memberId } = command
      if (memberId === state.ownerId) return refuse('owner-stays')
      if (memberId !== by && by !== state.ownerId) return refuse('not-its-owner')
      return state.makers.includes(memberId) ? accept(MakerLeft({ toolId, memberId, by })) : accept()
    }
  }
}
