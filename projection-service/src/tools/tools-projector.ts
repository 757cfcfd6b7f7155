import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { launchEvents } from '@debut/events/launches/launch-events.ts'
import { toolEvents } from '@debut/events/tools/tool-events.ts'
import { defineProjector } from '../kernel/projector.ts'
import { launchRows, launchTables } from './launch-rows.ts'
import { toolRows, toolTables } from './tool-rows.ts'

/** The directory: each tool's card and whose it is, and its launches from the moment they wait for a day. */
export const tools = defineProjector('tools', {
  version: 2,
  reads: { tool: toolEvents, launch: launchEvents, launchDay: [LaunchDayClosed] },
  tables: `${toolTables}${launchTables}`,
  project: (batch) => [...toolRows(batch), ...launchRows(batch)],
  topics: () => [],
})
