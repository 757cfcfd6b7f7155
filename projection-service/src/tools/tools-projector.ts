import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { launchEvents } from '@debut/events/launches/launch-events.ts'
import { tagEvents } from '@debut/events/tags/tag-events.ts'
import { toolEvents } from '@debut/events/tools/tool-events.ts'
import { defineProjector } from '../kernel/projector.ts'
import { movedTold, tagRows, tagTables } from '../tags/tag-rows.ts'
import { launchRows, launchTables } from './launch-rows.ts'
import { toolRows, toolTables } from './tool-rows.ts'

/** The directory: each tool's card and whose it is, and its launches from the moment they wait for a day. */
export const tools = defineProjector('tools', {
  version: 3,
  reads: { tool: toolEvents, tags: tagEvents, launch: launchEvents, launchDay: [LaunchDayClosed] },
  tables: `${toolTables}${launchTables}${tagTables}`,
  project: (batch) => {
    const decided = tagRows(batch)
    return [...toolRows(batch), ...launchRows(batch), ...decided, ...(decided.length > 0 ? [movedTold] : [])]
  },
  topics: () => [],
})
