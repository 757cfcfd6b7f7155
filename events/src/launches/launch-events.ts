import { Day } from '../kernel/days.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { ToolId } from '../tools/tool-card.ts'
import { Lane, LaunchId } from './launch-id.ts'

/** On `launch-<id>`. The board date is stored for ever and never recomputed. */
export const LaunchScheduled = defineEvent('LaunchScheduled', { launchId: LaunchId, toolId: ToolId, boardDate: Day, lane: Lane })

/** On `launch-<id>`: it takes votes from now on. */
export const LaunchOpened = defineEvent('LaunchOpened', { launchId: LaunchId, toolId: ToolId, boardDate: Day })

export type LaunchEvent = EventOf<typeof LaunchScheduled> | EventOf<typeof LaunchOpened>
