import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { MakersAbout, Matter } from '../kernel/matters/matter.ts'

interface Parts {
  readonly makersAbout: MakersAbout
}

export const launchMatter = async (
  { launchId }: { readonly launchId: LaunchId },
  context: CommandContext,
  parts: Parts,
): Promise<Matter> => ({ concerns: await parts.makersAbout({ launchId }, context) })

/** A launch that is still being scheduled is known by its tool. */
export const scheduledMatter = async ({ toolId }: { readonly toolId: ToolId }, context: CommandContext, parts: Parts): Promise<Matter> => ({
  concerns: await parts.makersAbout({ toolId }, context),
})
