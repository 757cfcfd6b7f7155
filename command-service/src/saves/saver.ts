import type { MemberId } from '@debut/events/kernel/ids.ts'
import { SavedPublished, SavedUnpublished, type SaverEvent, ToolSaved, ToolUnsaved } from '@debut/events/saves/save-events.ts'
import { SAVES_EACH } from '@debut/events/saves/save-numbers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

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
        if (tools.has(toolId)) return accept()
        if (!registered) return refuse('not-registered')
        if (!listed) return refuse('unknown-tool')
        if (tools.size >= SAVES_EACH) return refuse('too-many-saves')
        return accept(ToolSaved({ memberId, toolId }))
      }
      case 'UnsaveTool': {
        const { toolId } = command
        return tools.has(toolId) ? accept(ToolUnsaved({ memberId, toolId })) : accept()
      }
      case 'PublishSaved': {
        if (published) return accept()
        return command.registered ? accept(SavedPublished({ memberId })) : refuse('not-registered')
      }
      case 'UnpublishSaved':
        return published ? accept(SavedUnpublished({ memberId })) : accept()
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'ToolSaved':
        return { ...state, tools: new Set(state.tools).add(data.toolId) }
      case 'ToolUnsaved':
        return { ...state, tools: new Set([...state.tools].filter((id) => id !== data.toolId)) }
      case 'SavedPublished':
        return { ...state, published: true }
      case 'SavedUnpublished':
        return { ...state, published: false }
    }
  },
}
