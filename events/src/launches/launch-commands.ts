import { Day } from '../kernel/days.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { ToolId } from '../tools/tool-card.ts'
import { Lane, LaunchId } from './launch-id.ts'

/** A launch of a tool on a day that has not begun and has a free slot in its lane. */
export const ScheduleLaunch = defineCommand(
  'ScheduleLaunch',
  { launchId: LaunchId, toolId: ToolId, boardDate: Day, lane: Lane },
  { who: 'admin' },
)
