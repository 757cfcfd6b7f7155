import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { JobId } from './job-id.ts'

/** What became of a job on the way. That it was asked for stands on a stream of the capability whose job it is. */
export const jobStream = (jobId: JobId) => `job-${jobId}`

/** `by` is the one who steers it. */
const steered = { jobId: JobId, by: MemberId }
const alsoNames = { alsoNames: ['by'] } as const

export const JobPaused = defineEvent('JobPaused', steered, alsoNames)
export const JobResumed = defineEvent('JobResumed', steered, alsoNames)
/** For good. */
export const JobStopped = defineEvent('JobStopped', steered, alsoNames)

export const jobEvents = [JobPaused, JobResumed, JobStopped] as const
export type JobEvent = EventOf<(typeof jobEvents)[number]>
