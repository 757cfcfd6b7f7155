import { defineCommand } from '../kernel/define-command.ts'
import { ProjectionName, Revision, SkipReason, StreamName } from '../kernel/skipped-place.ts'

/** Of an event that a projection has parked: it goes on without it. */
export const SkipEvent = defineCommand(
  'SkipEvent',
  { projection: ProjectionName, stream: StreamName, revision: Revision, reason: SkipReason },
  { who: 'admin', fresh: true },
)
