import { type CommentRow, Thread } from '@debut/events/discussion/comment-answers.ts'
import type { discussionCommands } from '@debut/events/discussion/discussion-commands.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { feedRoute, postThreadRoute, toolThreadRoute } from '@debut/events/discussion/discussion-routes.ts'
import { Feed, type PostCard } from '@debut/events/discussion/post-answers.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { Tool } from '@debut/events/tools/tool-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolRoute } from '@debut/events/tools/tool-routes.ts'
import { memberHttp, type MemberHttpOptions } from '../member-http.ts'
import type { DemoPerson } from '../people.ts'

type Commands = typeof discussionCommands

/** What members read and write through the public API. */
export interface Talk {
  /** The newest posts, or those before one of them. */
  posts(signal: AbortSignal, before?: PostCard): Promise<Pick<Feed, 'posts' | 'more'>>
  /** The comments on a post or a tool, of the newest branches; none where it can't be seen. */
  comments(on: { readonly postId: PostId } | { readonly toolId: ToolId }, signal: AbortSignal): Promise<readonly CommentRow[]>
  /** Undefined where no such tool can be seen. */
  toolNamed(slug: string, signal: AbortSignal): Promise<ToolId | undefined>
  /** Whether it was accepted. Throws where the service is unavailable, or has had enough for now. */
  send<Type extends keyof Commands>(
    person: DemoPerson,
    type: Type,
    payload: PayloadOf<Commands[Type]>,
    signal: AbortSignal,
  ): Promise<boolean>
}

/** Of one feed request, as many as it gives. */
const POSTS = 50

export const talkByHttp = (options: MemberHttpOptions): Talk => {
  const { get, send } = memberHttp(options)
  return {
    posts: async (signal, before) => {
      const feed = await get(routeAddress(feedRoute, { limit: POSTS, before: before?.publishedPosition }), Feed, signal)
      return feed ?? { posts: [], more: false }
    },
    comments: async (on, signal) => {
      const sort = 'newest'
      const path = 'postId' in on ? routeAddress(postThreadRoute, { ...on, sort }) : routeAddress(toolThreadRoute, { ...on, sort })
      return (await get(path, Thread, signal))?.comments ?? []
    },
    toolNamed: async (slug, signal) => (await get(routeAddress(toolRoute, { tool: slug }), Tool, signal))?.tool.toolId,
    send,
  }
}
