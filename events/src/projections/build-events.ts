import * as z from 'zod/mini'
import { JobId } from '../jobs/job-id.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { ProjectionName, Revision, StreamName } from '../kernel/skipped-place.ts'

const alsoNames = { alsoNames: ['by'] } as const
/** Of a projection's tables: the first is 1. */
const BuildVersion = z.int().check(z.minimum(1))

/** The next build of a projection is to be filled beside the one in force, and compared with it. */
export const RebuildAsked = defineEvent('RebuildAsked', { jobId: JobId, by: MemberId, projection: ProjectionName }, alsoNames)

/** What a rebuild filled is not wanted. */
export const BuildDiscarded = defineEvent('BuildDiscarded', { jobId: JobId, by: MemberId, projection: ProjectionName }, alsoNames)

/** A build is to replace the one that its sender saw in force. Whether it did is said by the build in force. */
export const SwapAsked = defineEvent(
  'SwapAsked',
  {
    jobId: JobId,
    by: MemberId,
    projection: ProjectionName,
    version: BuildVersion,
    seen: BuildVersion,
    /** The rebuild that filled it; null where the build before is put back. */
    rebuild: z.nullable(JobId),
    /** How many rows may differ; null of a build that is put back, however many do. */
    differences: z.nullable(z.int().check(z.nonnegative())),
    /** Why, where rows differ. */
    reason: z.nullable(z.string().check(z.minLength(1))),
  },
  alsoNames,
)

/** What a projection has parked of a stream is to be tried again. Named by its place, as an event that is skipped is. */
export const ParkedRetryAsked = defineEvent(
  'ParkedRetryAsked',
  { projection: ProjectionName, stream: StreamName, revision: Revision, by: MemberId },
  alsoNames,
)

export const rebuildEvents = [RebuildAsked, BuildDiscarded] as const
export type RebuildEvent = EventOf<(typeof rebuildEvents)[number]>

export const rebuildStream = (jobId: JobId) => `rebuild-${jobId}`
export const swapStream = (jobId: JobId) => `swap-${jobId}`
export const parkedStream = (projection: string) => `parked-${projection}`
