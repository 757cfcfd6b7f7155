import type { Day } from '@debut/events/kernel/days.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'

/** A launch that stands on boards. */
export interface OpenedLaunch {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
}
