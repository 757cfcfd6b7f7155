import * as z from 'zod/mini'
import { JobId } from '../jobs/job-id.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { LogPosition } from '../kernel/ids.ts'
import { ProjectionName, SkipReason } from '../kernel/skipped-place.ts'

const staff = { who: ['admin', 'analyst'] } as const
const admin = { who: 'admin' } as const
/** Of what changes the tables that everybody reads. */
const freshAdmin = { who: 'admin', fresh: true } as const
const version = z.int().check(z.minimum(1))
/** Which parked event: its position in the log. Where it stands there is the server's to know, as streams are named for members. */
const parked = { projection: ProjectionName, sequence: LogPosition }

/** Of an event that a projection has parked: it goes on without it. */
export const SkipEvent = defineCommand('SkipEvent', { ...parked, reason: SkipReason }, freshAdmin)

/** Of an event that a projection has parked: it is tried again, and what waits behind it. */
export const RetryParked = defineCommand('RetryParked', parked, admin)

export const StartRebuild = defineCommand('StartRebuild', { jobId: JobId, projection: ProjectionName }, staff)

/** Of a build that waits for a swap. */
export const DiscardBuild = defineCommand('DiscardBuild', { jobId: JobId }, staff)

export const SwapBuild = defineCommand(
  'SwapBuild',
  {
    jobId: JobId,
    rebuild: JobId,
    /** The version in force that its comparison was read with. */
    seen: version,
    /** So many rows differ, as its comparison says. */
    differences: z.int().check(z.nonnegative()),
    /** Needed where rows differ. */
    reason: z.nullable(SkipReason),
  },
  freshAdmin,
)

/** To the version that was in force before. */
export const SwapBack = defineCommand('SwapBack', { jobId: JobId, projection: ProjectionName, version, seen: version }, freshAdmin)
