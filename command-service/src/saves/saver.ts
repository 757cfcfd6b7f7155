import type { MemberId } from '@debut/events/kernel/ids.ts'
import { SavedPublished, SavedUnpublished, type SaverEvent, ToolSaved, ToolUnsaved } from '@debut/events/saves/save-events.ts'
import { SAVES_EACH } from '@debut/events/saves/save-numbers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Decider } from '../kernel/decider.ts'
import { mark, unmark, withMark } from '../kernel/mark.ts'

type SaveRefusal = 'too-many-saves' | 'not-registered' | 'unknown-tool'

/** Each names the member; what others decide comes from their streams. */
export type SaverCommand = { readonly memberId: MemberId } & (
  | { readonly type: 'SaveTool'; readonly toolId: ToolId; readonly registered: boolean; readonly listed: boolean }
  | { readonly type: 'UnsaveTool'; readonly toolId: ToolId }
  | { readonly type: 'PublishSaved'; readonly registered: boolean }
  | { readonly type: 'UnpublishSaved' }
)

interface Saver {
  readonly tools: ReadonlySet<ToolId>
  readonly published: boolean
}

/** Saving twice is saving. What is not listed any more can still be taken from the list. */
export const saver: Decider<SaverCommand, Saver, SaverEvent, SaveRefusal> = {
  initial: { tools: new Set(), published: false },

  decide(command, { tools, published }) {
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
      case 'SavedPublished':
        return { ...state, published: true }
      case 'SavedUnpublished':
        return { ...state, published: false }
    }
  },
}
