import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { urlStream } from '@debut/events/tools/claim-streams.ts'
import type { EditTool } from '@debut/events/tools/tool-commands.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import type { CommandContext } from '../kernel/command.ts'
import { isRefused } from '../kernel/decider.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Limits } from '../kernel/limits.ts'
import { newlyInvited } from './decide-for-maker.ts'
import { withInvitations } from './invitations/invitation-limit.ts'
import { claimAddresses, releaseUrl } from './claim-addresses.ts'
import { tool, type ToolCommand } from './tool.ts'

/** New addresses are claimed first; the old slug stays, so that it leads here for ever. */
export const editTool = async (
  { toolId, by, edition, terms, invited, ...card }: PayloadOf<typeof EditTool>,
  context: CommandContext,
  { handle, limits }: { readonly handle: Handle; readonly limits: Limits },
): Promise<Outcome> => {
  const command: ToolCommand = { type: 'EditTool', toolId, by, edition, card, terms, invited }
  const stream = toolStream(toolId)
  const known = await handle.read(tool, stream, context)
  const foreseen = tool.decide(command, known)
  const count = isRefused(foreseen) ? 0 : newlyInvited(invited, known).length
  const outcome = await withInvitations(limits, { by, count }, async () => {
    const taken = isRefused(foreseen) ? undefined : await claimAddresses(toolId, card, known.card?.url, context, handle)
    return taken ?? handle(tool, stream, command, context)
  })
  const before = known.card?.url
  if (!isRefusal(outcome) && before !== undefined && urlStream(before) !== urlStream(card.url))
    await releaseUrl(toolId, before, context, handle)
  return outcome
}
