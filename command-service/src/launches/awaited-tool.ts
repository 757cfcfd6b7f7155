import { cardIn } from '@debut/events/tools/card-in.ts'
import type { Slug } from '@debut/events/tools/tool-card.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { Fold } from '../kernel/decider.ts'

interface AwaitedTool {
  readonly card: { readonly slug: Slug; readonly name: string; readonly tagline: string } | undefined
  readonly shown: boolean
}

/** What the mail to those who wait for a launch says of its tool. */
export const awaitedTool: Fold<AwaitedTool, ToolEvent> = {
  initial: { card: undefined, shown: false },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ToolListed':
      case 'ToolEdited': {
        const { slug, name, tagline } = cardIn(event.data)
        return { card: { slug, name, tagline }, shown: event.type === 'ToolListed' || state.shown }
      }
      case 'ToolHidden':
      case 'ToolRemoved':
        return { ...state, shown: false }
      case 'ToolShown':
        return { ...state, shown: true }
      default:
        return state
    }
  },
}
