import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { cardIn } from '@debut/events/tools/card-in.ts'
import type { ListOwnTool, ListTool } from '@debut/events/tools/tool-commands.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import type { CommandContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import type { Limits } from '../kernel/limits.ts'
import { newlyInvited } from './decide-for-maker.ts'
import { withInvitations } from './invitations/invitation-limit.ts'
import { claimAddresses } from './claim-addresses.ts'
import { tool, type ToolCommand } from './tool.ts'

interface Parts {
  readonly handle: Handle
}

interface OwnToolParts extends Parts {
  readonly holdsFirstTools: boolean
  readonly limits: Limits
}

/** Several streams, so several appends: the claims come first. Cut off between them, it is finished by sending it again. */
const list = async (command: ToolCommand & { readonly type: 'ListTool' }, context: CommandContext, { handle }: Parts): Promise<Outcome> => {
  const { toolId } = command.card
  const stream = toolStream(toolId)
  // What will be refused claims nothing.
  const known = await handle.read(tool, stream, context)
  if (!isRefused(tool.decide(command, known))) {
    const taken = await claimAddresses(toolId, cardIn(command.card), undefined, context, handle)
    if (taken !== undefined) return taken
  }
  return handle(tool, stream, command, context)
}

export const listTool = ({ otherMakers, ...card }: PayloadOf<typeof ListTool>, context: CommandContext, parts: Parts): Promise<Outcome> => {
  const makers = [...new Set([card.ownerId, ...otherMakers])]
  return list({ type: 'ListTool', card: { ...card, makers }, holds: false, terms: null, invited: [] }, context, parts)
}

export const listOwnTool = async (
  { terms, invited, ...card }: PayloadOf<typeof ListOwnTool>,
  context: CommandContext,
  { handle, holdsFirstTools, limits }: OwnToolParts,
): Promise<Outcome> => {
  const { ownerId } = card
  const { listed } = await handle.read(tool, toolStream(card.toolId), context)
  // If the command is sent again, these are the same invitations.
  const count = listed === undefined ? newlyInvited(invited, { makers: [ownerId], invited: [] }).length : 0
  const holds = holdsFirstTools && !(await handle.read(membership, memberStream(ownerId), context)).admitted
  return withInvitations(limits, { by: ownerId, count }, () =>
    list({ type: 'ListTool', card: { ...card, makers: [ownerId] }, holds, terms, invited }, context, { handle }),
  )
}
