import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { commentFacts } from '@debut/events/discussion/comment-facts.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { postFacts } from '@debut/events/discussion/post-facts.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import { launchFacts } from '@debut/events/launches/launch-facts.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { Handle } from '../kernel/handle.ts'
import type { MakersAbout, Thing } from '../kernel/matters/matter.ts'

export const makersAboutIn =
  (handle: Handle): MakersAbout =>
  async (thing, when) => {
    const toolId = await toolOf(thing, when, handle)
    return toolId === null ? [] : (await handle.read(toolFacts, toolStream(toolId), when)).makers
  }

const toolOf = async (
  { toolId, launchId, commentId, postId }: Thing,
  when: Parameters<MakersAbout>[1],
  { read }: Handle,
): Promise<ToolId | null> => {
  if (toolId) return ToolId.parse(toolId)
  if (launchId !== undefined) return (await read(launchFacts, launchStream(LaunchId.parse(launchId)), when))?.toolId ?? null
  if (commentId !== undefined) return (await read(commentFacts, commentStream(CommentId.parse(commentId)), when)).written?.toolId ?? null
  return postId ? (await read(postFacts, postStream(PostId.parse(postId)), when)).toolId : null
}
