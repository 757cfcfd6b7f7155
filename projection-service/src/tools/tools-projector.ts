import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { launchEvents } from '@debut/events/launches/launch-events.ts'
import { tagChanges } from '@debut/events/tags/tag-changes.ts'
import { tagEvents } from '@debut/events/tags/tag-events.ts'
import { inviteeEvents } from '@debut/events/tools/invitee-events.ts'
import { toolEvents, ToolHidden, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { leadingNames } from '../kernel/leading-names.ts'
import { defineProjector } from '../kernel/projector.ts'
import { inviteeRows, inviteeTables } from './invitee-rows.ts'
import { launchRows, launchTables } from './launch-rows.ts'
import { toolRows, toolTables } from './tool-rows.ts'

const tagNames = leadingNames('tag')

/** The directory: each tool's card and whose it is, and its launches from the moment they wait for a day. */
export const tools = defineProjector('tools', {
  version: 6,
  reads: { tool: toolEvents, invitee: inviteeEvents, tags: tagEvents, launch: launchEvents, launchDay: [LaunchDayClosed] },
  tables: `${toolTables}${inviteeTables}${launchTables}${tagNames.tables}`,
  project: (batch) => {
    const decided = tagNames.changed(tagChanges(batch.of(...tagEvents)))
    return [
      ...toolRows(batch),
      ...inviteeRows(batch),
      ...launchRows(batch),
      ...decided,
      ...(decided.length > 0 ? [tagNames.clearMoved] : []),
    ]
  },
  // Whatever lists tools has one less, or one more.
  topics: (batch) => (batch.of(ToolHidden, ToolShown, ToolRemoved).length > 0 ? null : []),
})
