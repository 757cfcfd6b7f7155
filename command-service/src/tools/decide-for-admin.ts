import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import {
  InvitationEnded,
  MakerLeft,
  type ToolEvent,
  ToolHidden,
  ToolModerated,
  ToolRemoved,
  ToolShown,
  ToolTransferred,
} from '@debut/events/tools/tool-events.ts'
import type { ToolFacts } from '@debut/events/tools/tool-facts.ts'
import type { ToolReason, Withheld } from '@debut/events/tools/tool-moderation.ts'
import { accept, type Decision, refuse } from '../kernel/decider.ts'

/** An act of an admin, on a tool of others. */
export type AdminsCommand = { readonly toolId: ToolId; readonly by: MemberId; readonly reason: ToolReason } & (
  | { readonly type: 'ModerateTool'; readonly act: 'approve' | 'hide' | 'restore' | 'remove' }
  | { readonly type: 'ModerateMakers'; readonly act: 'remove-maker' | 'transfer'; readonly memberId: MemberId }
)

/**
 * What admins decide. The decision is written with its reason, and what follows from it as if a maker had done it: what reads the one reads
 * the other.
 */
export const decideForAdmin = (command: AdminsCommand, state: ToolFacts): Decision<ToolEvent> => {
  if (state.listed === undefined) return refuse('unknown-tool')
  if (state.removed) return command.act === 'remove' ? accept() : refuse('unknown-tool')
  const { toolId, by, reason } = command
  if (command.type === 'ModerateTool') {
    const { act } = command
    // Decided from a list that another admin's decision has overtaken.
    if (state.withheld !== undefined && UNDOES[act] !== undefined && UNDOES[act] !== state.withheld) return refuse('decided-meanwhile')
    const events = whatFollows(command, state)
    return events === undefined ? accept() : accept(ToolModerated({ toolId, act, reason, memberId: null, by }), ...events)
  }
  const { act, memberId } = command
  if (act === 'remove-maker' && state.ownerId === memberId) return refuse('owner-stays')
  const event = aboutMaker(command, state)
  return event === undefined ? accept() : accept(ToolModerated({ toolId, act, reason, memberId, by }), event)
}

const UNDOES: Partial<Readonly<Record<AdminsCommand['act'], Withheld>>> = { approve: 'hold', restore: 'hide' }

type Of<Type extends AdminsCommand['type']> = AdminsCommand & { readonly type: Type }

/** Undefined where it is so already. A tool that its makers hid stays hidden. */
const whatFollows = ({ act, toolId, by }: Of<'ModerateTool'>, state: ToolFacts): readonly ToolEvent[] | undefined => {
  switch (act) {
    case 'hide':
      if (state.withheld === 'hide') return undefined
      return state.shown ? [ToolHidden({ toolId, by })] : []
    case 'approve':
    case 'restore':
      if (state.withheld === undefined) return undefined
      return state.hiddenByMaker ? [] : [ToolShown({ toolId, by })]
    case 'remove':
      return [ToolRemoved({ toolId, by })]
  }
}

const aboutMaker = (
  { act, toolId, memberId, by }: Of<'ModerateMakers'>,
  { ownerId, makers, invited }: ToolFacts,
): ToolEvent | undefined => {
  if (act === 'transfer') return ownerId === memberId ? undefined : ToolTransferred({ toolId, ownerId: memberId, by })
  if (makers.includes(memberId)) return MakerLeft({ toolId, memberId, by })
  return invited.includes(memberId) ? InvitationEnded({ toolId, memberId, by }) : undefined
}
