import type { Instant } from '@debut/events/kernel/instant.ts'
import { type FormerMakers, formerMakersAfter } from '@debut/events/tools/former-makers.ts'
import { type ToolFacts, toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'

interface VotedTool extends ToolFacts {
  readonly formerMakers: FormerMakers
}

/** Keeps what votes need to know of a tool. The tool’s own stream says who makes it and who left when. */
export const votedTool = {
  initial: { ...toolFacts.initial, formerMakers: new Map() } as VotedTool,
  evolve: (state: VotedTool, event: ToolEvent, at: Instant): VotedTool => ({
    ...toolFacts.evolve(state, event),
    formerMakers: formerMakersAfter(state.formerMakers, event, at),
  }),
}
