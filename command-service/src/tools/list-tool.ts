import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { type MemberEvent, memberStream } from '@debut/events/members/member-events.ts'
import { cardIn } from '@debut/events/tools/card-in.ts'
import type { EnterTool, ListTool } from '@debut/events/tools/tool-commands.ts'
import type { CommandContext } from '../kernel/command.ts'
import { type Fold, isRefused } from '../kernel/decider.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { claimAddresses } from './claim-addresses.ts'
import { tool, type ToolCommand, toolStream } from './tool.ts'

interface Parts {
  readonly handle: Handle
}

interface EnterParts extends Parts {
  readonly holdsFirstTools: boolean
}

/** An admin looks at a member's tools until they have let one be shown. */
const admission: Fold<{ admitted: boolean }, MemberEvent> = {
  initial: { admitted: false },
  evolve: ({ admitted }, { type }) => ({ admitted: admitted || type === 'MakerAdmitted' }),
}

/** Several streams, so several appends: the claims come first. Cut off between them, it is finished by sending it again. */
const enter = async (
  command: ToolCommand & { readonly type: 'ListTool' },
  context: CommandContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { toolId } = command.card
  const stream = toolStream(toolId)
  // What will be refused claims nothing.
  const known = await handle.lookNow(tool, stream, context)
  if (!isRefused(tool.decide(command, known))) {
    const taken = await claimAddresses(toolId, cardIn(command.card), undefined, context, handle)
    if (taken !== undefined) return taken
  }
  return handle(tool, stream, command, context)
}

export const listTool = ({ otherMakers, ...card }: PayloadOf<typeof ListTool>, context: CommandContext, parts: Parts): Promise<Outcome> => {
  const makers = [...new Set([card.ownerId, ...otherMakers])]
  return enter({ type: 'ListTool', card: { ...card, makers }, holds: false, terms: null, invited: [] }, context, parts)
}

export const enterTool = async (
  { terms, invited, ...card }: PayloadOf<typeof EnterTool>,
  context: CommandContext,
  { handle, holdsFirstTools }: EnterParts,
): Promise<Outcome> => {
  const { ownerId } = card
  const holds = holdsFirstTools && !(await handle.lookNow(admission, memberStream(ownerId), context)).admitted
  return enter({ type: 'ListTool', card: { ...card, makers: [ownerId] }, holds, terms, invited }, context, { handle })
}
