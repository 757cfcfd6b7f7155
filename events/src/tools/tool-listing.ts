import type { ToolEvent } from './tool-events.ts'

/** Whether a tool is public, from its stream. */
export const toolListing = {
  initial: { listed: false },
  evolve: (state: { readonly listed: boolean }, { type }: ToolEvent) => {
    if (type === 'ToolListed' || type === 'ToolShown') return { listed: true }
    return type === 'ToolHidden' || type === 'ToolRemoved' ? { listed: false } : state
  },
}
