import { slugStream, urlStream } from '@debut/events/tools/claim-streams.ts'
import type { ToolCard, ToolId } from '@debut/events/tools/tool-card.ts'
import { attemptOf, type CommandContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { slugClaim } from './slug-claim.ts'
import { urlClaim } from './url-claim.ts'

/** Both names of a tool: its own under ours, and that of its site. Undefined where it has them now. */
export const claimAddresses = async (
  toolId: ToolId,
  { slug, url }: Pick<ToolCard, 'slug' | 'url'>,
  context: CommandContext,
  handle: Handle,
): Promise<Outcome | undefined> => {
  const slugged = await handle(
    slugClaim,
    slugStream(slug),
    { type: 'ClaimSlug', toolId },
    attemptOf(context, 'ClaimSlug', slugStream(slug)),
  )
  if (isRefusal(slugged)) return slugged
  const stream = urlStream(url)
  const linked = await handle(urlClaim, stream, { type: 'ClaimUrl', toolId }, attemptOf(context, 'ClaimUrl', stream))
  return isRefusal(linked) ? linked : undefined
}

/** A site that it no longer leads to may be another's. */
export const releaseUrl = async (toolId: ToolId, url: string, context: CommandContext, handle: Handle): Promise<void> => {
  const stream = urlStream(url)
  await handle(urlClaim, stream, { type: 'ReleaseUrl', toolId }, attemptOf(context, 'ReleaseUrl', stream))
}
