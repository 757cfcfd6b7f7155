import { slugStream, urlStream } from '@debut/events/tools/claim-streams.ts'
import type { ToolCard, ToolId } from '@debut/events/tools/tool-card.ts'
import { attemptOf, type CommandContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { slugClaim } from './slug-claim.ts'
import { urlClaim } from './url-claim.ts'

/** Both names of a tool: its own under ours, and that of its site. Undefined where it has them now; without one it has neither. */
export const claimAddresses = async (
  toolId: ToolId,
  { slug, url }: Pick<ToolCard, 'slug' | 'url'>,
  before: string | undefined,
  context: CommandContext,
  handle: Handle,
): Promise<Outcome | undefined> => {
  const [stream, slugs] = [urlStream(url), slugStream(slug)]
  const linked = await handle(urlClaim, stream, { type: 'ClaimUrl', toolId }, attemptOf(context, 'ClaimUrl', stream))
  if (isRefusal(linked)) return linked
  const slugged = await handle(slugClaim, slugs, { type: 'ClaimSlug', toolId }, attemptOf(context, 'ClaimSlug', slugs))
  if (!isRefusal(slugged)) return undefined
  if (before === undefined || urlStream(before) !== stream) await releaseUrl(toolId, url, context, handle)
  return slugged
}

/** A site that it no longer leads to may be another's. */
export const releaseUrl = async (toolId: ToolId, url: string, context: CommandContext, handle: Handle): Promise<void> => {
  const stream = urlStream(url)
  await handle(urlClaim, stream, { type: 'ReleaseUrl', toolId }, attemptOf(context, 'ReleaseUrl', stream))
}
