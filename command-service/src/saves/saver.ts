import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import {
  PostSaved,
  PostUnsaved,
  SavedPublished,
  SavedUnpublished,
  type SaverEvent,
  ToolSaved,
  ToolUnsaved,
} from '@debut/events/saves/save-events.ts'
import { SAVES_EACH } from '@debut/events/saves/save-numbers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Decider } from '../kernel/decider.ts'
import { mark, unmark, withMark } from '../kernel/mark.ts'

type SaveRefusal = 'too-many-saves' | 'not-registered' | 'unknown-tool' | 'unknown-post'

/** Each names the member; what others decide comes from their streams. */
export type SaverCommand = { readonly memberId: MemberId } & (
  | { readonly type: 'SaveTool'; readonly toolId: ToolId; readonly registered: boolean; readonly listed: boolean }
  | { readonly type: 'UnsaveTool'; readonly toolId: ToolId }
  | { readonly type: 'SavePost'; readonly postId: PostId; readonly registered: boolean; readonly readable: boolean }
  | { readonly type: 'UnsavePost'; readonly postId: PostId }
  | { readonly type: 'PublishSaved'; readonly registered: boolean }
  | { readonly type: 'UnpublishSaved' }
)

interface Saver {
  readonly tools: ReadonlySet<ToolId>
  readonly posts: ReadonlySet<PostId>
  readonly published: boolean
}

/** Saving twice is saving. What can't be seen any more can still be taken from the list. */
export const saver: Decider<SaverCommand, Saver, SaverEvent, SaveRefusal> = {
  initial: { tools: new Set(), posts: new Set(), published: false },

  decide(command, { tools, posts, published }) {
    const { memberId } = command
    switch (command.type) {
      case 'SaveTool': {
        const { toolId, registered, listed } = command
        return mark(tools.has(toolId), ToolSaved({ memberId, toolId }), {
          'not-registered': !registered,
          'unknown-tool': !listed,
          'too-many-saves': tools.size >= SAVES_EACH,
        })
      }
      case 'UnsaveTool': {
        const { toolId } = command
        return unmark(tools.has(toolId), ToolUnsaved({ memberId, toolId }))
      }
      case 'SavePost': {
        const { postId, registered, readable } = command
        return mark(posts.has(postId), PostSaved({ memberId, postId }), {
          'not-registered': !registered,
          'unknown-post': !readable,
          'too-many-saves': posts.size >= SAVES_EACH,
        })
      }
      case 'UnsavePost': {
        const { postId } = command
        return unmark(posts.has(postId), PostUnsaved({ memberId, postId }))
      }
      case 'PublishSaved':
        return mark(published, SavedPublished({ memberId }), { 'not-registered': !command.registered })
      case 'UnpublishSaved':
        return unmark(published, SavedUnpublished({ memberId }))
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'ToolSaved':
      case 'ToolUnsaved':
        return { ...state, tools: withMark(state.tools, data.toolId, type === 'ToolSaved') }
      case 'PostSaved':
      case 'PostUnsaved':
        return { ...state, posts: withMark(state.posts, data.postId, type === 'PostSaved') }
      case 'SavedPublished':
        return { ...state, published: true }
      case 'SavedUnpublished':
        return { ...state, published: false }
    }
  },
}
