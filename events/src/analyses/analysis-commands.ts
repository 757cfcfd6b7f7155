import * as z from 'zod/mini'
import { Day } from '../kernel/days.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { LogPosition } from '../kernel/ids.ts'
import { Period } from '../kernel/periods.ts'
import { JobId } from '../jobs/job-id.ts'
import { AnalysisName, AskedRule } from './analysis-question.ts'

const STAFF = { who: ['admin', 'analyst'] } as const

/** Any day of the period names it. Without a position, the log is counted to its end. */
export const RunAnalysis = defineCommand(
  'RunAnalysis',
  {
    jobId: JobId,
    period: Period,
    start: Day,
    rule: AskedRule,
    upTo: z.optional(LogPosition),
    /** An earlier analysis that this one makes again, to be compared with it: the same question at the same position. */
    reproduces: z.optional(JobId),
  },
  STAFF,
)

/** Saved already, it gets another name. */
export const SaveAnalysis = defineCommand('SaveAnalysis', { jobId: JobId, name: AnalysisName }, STAFF)

/** From the list of saved ones. */
export const DeleteAnalysis = defineCommand('DeleteAnalysis', { jobId: JobId }, STAFF)
