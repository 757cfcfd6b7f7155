import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { ListTool } from '@debut/events/tools/tool-commands.ts'
import type { CommandContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { slugClaim, slugStream } from './slug-claim.ts'
import { tool, type ToolCommand, toolStream } from './tool.ts'

/** Two streams, so two appends: the slug is claimed first. Cut off between them, it is finished by sending it again. */
export const listTool = async (
  { otherMakers, ...card }: PayloadOf<typeof ListTool>,
  context: CommandContext,
  { handle }: { readonly handle: Handle },
): Promise<Outcome> => {
  const { toolId, ownerId, slug } = card
  const command: ToolCommand = { type: 'ListTool', card: { ...card, makers: [...new Set([ownerId, ...otherMakers])] } }
  const stream = toolStream(toolId)

  // What will be refused claims nothing.
  const known = await handle.lookNow(tool, stream, context)
  if (!isRefused(tool.decide(command, known))) {
    const claimed = await handle(slugClaim, slugStream(slug), { type: 'ClaimSlug', toolId }, context)
    if (isRefusal(claimed)) return claimed
  }
  return handle(tool, stream, command, context)
}
