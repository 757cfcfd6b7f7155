import type { ToolFacts } from '@debut/events/tools/tool-facts.ts'
import { isDeepStrictEqual } from 'node:util'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { MOST_MAKERS, type SaleTerms, type ToolCard, type ToolId } from '@debut/events/tools/tool-card.ts'
import {
  InvitationEnded,
  MakerInvited,
  MakerJoined,
  MakerLeft,
  SaleTermsChanged,
  ToolEdited,
  type ToolEvent,
  ToolHidden,
  ToolRemoved,
  ToolShown,
  ToolTransferred,
} from '@debut/events/tools/tool-events.ts'
import { accept, type Decision, refuse } from '../kernel/decider.ts'

export interface Beside {
  readonly terms: SaleTerms | null
  readonly invited: readonly MemberId[]
}

/** An act of a maker, on their own tool. */
export type MakersCommand = { readonly toolId: ToolId; readonly by: MemberId } & (
  | ({ readonly type: 'EditTool'; readonly edition: number; readonly card: ToolCard } & Beside)
  | { readonly type: 'HideTool' | 'ShowTool' }
  /** `invitedBy` is set if the invitation came by email. */
  | { readonly type: 'AcceptInvitation'; readonly invitedBy?: MemberId | undefined }
  | { readonly type: 'RemoveTool'; readonly name: string }
  | { readonly type: 'TransferTool' | 'InviteMaker' | 'EndInvitation' | 'RemoveMaker'; readonly memberId: MemberId }
)

/** Only as many are invited as there is room for. */
export const newlyInvited = (invited: readonly MemberId[], state: Pick<ToolFacts, 'makers' | 'invited'>): readonly MemberId[] => {
  const known = [...state.makers, ...state.invited]
  return [...new Set(invited)].filter((memberId) => !known.includes(memberId)).slice(0, Math.max(0, MOST_MAKERS - known.length))
}

export const besides = ({ terms, invited }: Beside, { toolId, by }: { toolId: ToolId; by: MemberId }, state: ToolFacts): ToolEvent[] => {
  return [
    ...(isDeepStrictEqual(state.terms, terms) ? [] : [SaleTermsChanged({ toolId, by, terms })]),
    ...newlyInvited(invited, state).map((memberId) => MakerInvited({ toolId, memberId, by })),
  ]
}

/** What its makers decide. */
export const decideForMaker = (command: MakersCommand, state: ToolFacts): Decision<ToolEvent> => {
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
      if (state.withheld !== undefined) return refuse('tool-not-shown')
      return state.shown ? accept(ToolHidden({ toolId, by })) : accept()
    case 'ShowTool':
      if (state.withheld !== undefined) return refuse('tool-not-shown')
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
    case 'AcceptInvitation': {
      if (state.makers.includes(by)) return accept()
      const invitedBy = state.invited.includes(by) ? (state.inviters[by] ?? null) : invitedByEmail(command.invitedBy, state)
      if (invitedBy === undefined) return refuse('not-invited')
      return state.makers.length < MOST_MAKERS ? accept(MakerJoined({ toolId, memberId: by, invitedBy })) : refuse('too-many-makers')
    }
    case 'EndInvitation': {
      const { memberId } = command
      if (memberId !== by && !state.makers.includes(by)) return refuse('not-your-tool')
      return state.invited.includes(memberId)
        ? accept(InvitationEnded({ toolId, memberId, by, invitedBy: state.inviters[memberId] ?? null }))
        : accept()
    }
    case 'RemoveMaker': {
      const { memberId } = command
      if (memberId === state.ownerId) return refuse('owner-stays')
      if (memberId !== by && by !== state.ownerId) return refuse('not-its-owner')
      return state.makers.includes(memberId) ? accept(MakerLeft({ toolId, memberId, by })) : accept()
    }
  }
}

/** An invitation by email is void once its sender is no longer one of the makers. */
const invitedByEmail = (sender: MemberId | undefined, { makers }: ToolFacts): MemberId | undefined =>
  sender !== undefined && makers.includes(sender) ? sender : undefined
