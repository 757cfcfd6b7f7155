import * as z from 'zod/mini'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { JobId } from './job-id.ts'

/** `refused`: what was asked for can't be done. `gone`: its result is no longer kept. */
const JobStage = z.enum(['waiting', 'running', 'paused', 'done', 'refused', 'failed', 'stopped', 'gone'])
export type JobStage = z.infer<typeof JobStage>

/** How far long work is that somebody asked for. */
export const JobState = z.object({
  jobId: JobId,
  by: MemberId,
  state: JobStage,
  /** Of `total`, in a measure of its own. */
  done: z.number(),
  total: z.number(),
  /** Read of the log so far. */
  events: z.int(),
  askedAt: IsoInstant,
  startedAt: z.nullable(IsoInstant),
  endedAt: z.nullable(IsoInstant),
  /** Since when it stands still, and who paused it: the name is null once they are erased. Null unless it is paused. */
  paused: z.nullable(z.object({ byName: z.nullable(z.string()), at: IsoInstant })),
  /** Why it was refused, failed or stopped by itself, in a sentence. */
  problem: z.nullable(z.string()),
  /** Where the log has that it was asked for. */
  askedFrom: LogPosition,
})
export type JobState = z.infer<typeof JobState>

const OVER: ReadonlySet<JobStage> = new Set(['done', 'refused', 'failed', 'stopped', 'gone'])

/** Nothing more comes of it. */
export const isOver = ({ state }: Pick<JobState, 'state'>): boolean => OVER.has(state)

/** Other work of its kind waits for what is paused: after this time it is stopped. */
export const PAUSED_MINUTES = 60

/** How long results are kept. */
export const JOB_DAYS = 30
