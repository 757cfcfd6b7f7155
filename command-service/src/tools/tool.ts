import { isDeepStrictEqual } from 'node:util'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/launches/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { LaunchPlanned, type ToolEvent, ToolListed } from '@debut/events/tools/tool-events.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

export const toolStream = (toolId: ToolId) => `tool-${toolId}`

type Card = (ToolEvent & { readonly type: 'ToolListed' })['data']

export type ToolCommand =
  | { readonly type: 'ListTool'; readonly card: Card }
  | { readonly type: 'PlanLaunch'; readonly toolId: ToolId; readonly launchId: LaunchId }

interface Tool {
  /** Undefined until it is listed. */
  readonly card: Card | undefined
  readonly makers: readonly MemberId[]
  readonly launches: readonly LaunchId[]
  /** What its name stands for where a launch is meant. */
  readonly newestLaunch: LaunchId | undefined
}

export const tool: Decider<ToolCommand, Tool, ToolEvent> = {
  initial: { card: undefined, makers: [], launches: [], newestLaunch: undefined },

  decide(command, { card, launches }) {
    switch (command.type) {
      case 'ListTool': {
        if (card === undefined) return accept(ToolListed(command.card))
        return isDeepStrictEqual(card, command.card) ? accept() : refuse('tool-exists')
      }
      case 'PlanLaunch': {
        const { toolId, launchId } = command
        if (card === undefined) return refuse('unknown-tool')
        // Planned before, it stays behind what was planned since.
        return launches.includes(launchId) ? accept() : accept(LaunchPlanned({ toolId, launchId }))
      }
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ToolListed':
        return { ...state, card: event.data, makers: event.data.makers }
      case 'LaunchPlanned': {
        const { launchId } = event.data
        return { ...state, launches: [...state.launches, launchId], newestLaunch: launchId }
      }
    }
  },
}
