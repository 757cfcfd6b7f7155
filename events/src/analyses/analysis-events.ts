import { z } from 'zod'
import { Day } from '../kernel/days.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { Period } from '../kernel/periods.ts'
import { personal } from '../kernel/personal.ts'
import { JobId } from '../jobs/job-id.ts'
import { AnalysisName, AskedRule } from './analysis-question.ts'

export const analysisStream = (jobId: JobId) => `analysis-${jobId}`

/** On `analysis-<id>`, all of these. With the position it has all that the result follows from. */
export const AnalysisAsked = defineEvent(
  'AnalysisAsked',
  { jobId: JobId, by: MemberId, period: Period, start: Day, rule: AskedRule, upTo: LogPosition, reproduces: z.nullable(JobId) },
  { ownedBy: 'by' },
)

/** Under this name from now on. */
export const AnalysisSaved = defineEvent(
  'AnalysisSaved',
  { jobId: JobId, by: MemberId, name: personal(AnalysisName, 'by') },
  { ownedBy: 'by' },
)

/** No longer among the saved ones. */
export const AnalysisDeleted = defineEvent('AnalysisDeleted', { jobId: JobId, by: MemberId }, { ownedBy: 'by' })

export type AnalysisEvent = EventOf<typeof AnalysisAsked> | EventOf<typeof AnalysisSaved> | EventOf<typeof AnalysisDeleted>
