import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { ListTool, ModerateMakers, ModerateTool } from '@debut/events/tools/tool-commands.ts'
import { type ToolEvent, toolStream } from '@debut/events/tools/tool-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { CommandContext } from '../kernel/command.ts'
import { lastDecision, type LogParts } from '../kernel/matters/last-decision.ts'
import type { MakersAbout, Matter } from '../kernel/matters/matter.ts'

interface Parts {
  readonly makersAbout: MakersAbout
}

export const listedMatter = async ({ ownerId, otherMakers }: PayloadOf<typeof ListTool>): Promise<Matter> => ({
  concerns: [ownerId, ...otherMakers],
})

/** Every command that names a tool concerns its makers. */
export const toolMatter = async ({ toolId }: { readonly toolId: ToolId }, context: CommandContext, parts: Parts): Promise<Matter> => ({
  concerns: await parts.makersAbout({ toolId }, context),
})

/** Approving and restoring take back that the tool is withheld. */
export const moderatedMatter = async (
  payload: PayloadOf<typeof ModerateTool>,
  context: CommandContext,
  parts: Parts & LogParts,
): Promise<Matter> => {
  const matter = await toolMatter(payload, context, parts)
  if (payload.act !== 'approve' && payload.act !== 'restore') return matter
  return { ...matter, replaces: await lastDecision<ToolEvent>(toolStream(payload.toolId), ({ event }) => withholds(event), parts) }
}

const withholds = ({ type, data }: ToolEvent): boolean => type === 'ToolModerated' && (data.act === 'hold' || data.act === 'hide')

/** The member who gets the tool, or loses it, may not decide about it either. */
export const makersMatter = async (payload: PayloadOf<typeof ModerateMakers>, context: CommandContext, parts: Parts): Promise<Matter> => {
  const { concerns } = await toolMatter(payload, context, parts)
  return { concerns: [...concerns, payload.memberId] }
}
