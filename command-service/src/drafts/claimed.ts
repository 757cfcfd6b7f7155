import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { SlugEvent, UrlEvent } from '@debut/events/tools/tool-events.ts'
import type { Fold } from '../kernel/decider.ts'

/** Of an address, ours or elsewhere: whose it is. */
export const claimed: Fold<{ readonly owner: ToolId | undefined }, SlugEvent | UrlEvent> = {
  initial: { owner: undefined },
  evolve: (_, { type, data }) => ({ owner: type === 'UrlReleased' ? undefined : data.toolId }),
}
