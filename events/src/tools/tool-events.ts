import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from '../launches/launch-id.ts'
import { toolCard, ToolId } from './tool-card.ts'

/** On `tool-<id>`: a tool has its place in the directory, with the whole of its public card. */
export const ToolListed = defineEvent(
  'ToolListed',
  { toolId: ToolId, ownerId: MemberId, makers: z.array(MemberId).min(1).max(10), ...toolCard },
  { ownedBy: 'ownerId', alsoNames: ['makers'] },
)

/** On `tool-<id>`: the attempt that is its newest launch from now on. */
export const LaunchPlanned = defineEvent('LaunchPlanned', { toolId: ToolId, launchId: LaunchId })

/** On `slug-<slug>`. */
export const SlugClaimed = defineEvent('SlugClaimed', { toolId: ToolId })

export type ToolEvent = EventOf<typeof ToolListed> | EventOf<typeof LaunchPlanned>
export type SlugEvent = EventOf<typeof SlugClaimed>
