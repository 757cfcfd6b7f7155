import * as z from 'zod/mini'
import { CaseTool } from '../cases/case-answers.ts'
import { CaseId, Pseudonym } from '../cases/case-form.ts'
import { JobState } from '../jobs/job-answers.ts'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { JobId } from '../jobs/job-id.ts'
import { Day } from '../kernel/days.ts'
import { LogPosition } from '../kernel/ids.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { ToolId } from '../tools/tool-card.ts'
import { AuditSubject } from './audit-subject.ts'

/** Chooses between the steps of the votes that the audit is about and those of whole days. Only an audit of a product has both. */
export const AuditScope = z.enum(['asked', 'days'])
export type AuditScope = z.infer<typeof AuditScope>

/** A launch on the board of a day. */
const Standing = z.object({ launchId: LaunchId, points: count, voters: count, lastPosition: z.int() })

const stepKinds = ['cast', 'withdrawn', 'held', 'voided', 'restored'] as const

/** Who made it happen. `reason`: an admin's, or what a detector found. */
const Cause = z.object({ kind: z.enum(['voter', 'admin', 'process']), name: z.nullable(z.string()), reason: z.nullable(z.string()) })

/** One event of a vote, and what it changed on the board of its launch's day. */
export const AuditStep = z.object({
  number: count,
  position: LogPosition,
  at: IsoInstant,
  kind: z.enum(stepKinds),
  /** A pseudonym, which is the same in all audits of the case. */
  voter: z.string(),
  /** This is how many other audits of the case count votes of this voter. */
  alsoIn: count,
  launchId: LaunchId,
  day: Day,
  weight: z.int(),
  /** Its launch stands on a board that was asked for. Of others, neither points nor an effect is known. */
  isOnBoard: z.boolean(),
  /** By so many points. */
  effect: z.int(),
  /** Those of its launch, after it. */
  points: count,
  voters: count,
  lastPosition: z.int(),
  cause: Cause,
  /** The vote that it is about, by where the log has it. */
  vote: LogPosition,
  /** What has become of that vote by the end. */
  state: z.enum(['counted', 'withdrawn', 'held', 'voided']),
  /** It was asked for; others stand here because the same board shows them. */
  isAsked: z.boolean(),
  finding: z.nullable(z.string()),
  /** Lists other launches of the board that changed since the step before. It is empty if those launches have their own steps. */
  moved: z.array(Standing),
  /** The step's number in the other scope. It is null if it has none there. */
  otherNumber: z.nullable(count),
})
export type AuditStep = z.infer<typeof AuditStep>

const Launch = z.object({
  launchId: LaunchId,
  toolId: ToolId,
  slug: z.string(),
  name: z.string(),
  /** Null where it is not in the directory any more. */
  logo: z.nullable(z.string()),
})

export const AuditSteps = dated({
  page: count,
  pages: count,
  steps: z.array(AuditStep),
  /** The boards as they were before the first step of the page. */
  boards: z.array(z.object({ day: Day, standings: z.array(Standing) })),
  launches: z.array(Launch),
})
export type AuditSteps = z.infer<typeof AuditSteps>

/** How many steps a page has. */
export const STEPS_ON_PAGE = 200

export const AuditFinding = z.object({
  place: z.enum(['log', 'ledger', 'board', 'table']),
  text: z.string(),
  /** The first event that it concerns, where one can be named. */
  step: z.nullable(count),
  /** The step of the same event among those of whole days. */
  stepInDays: z.nullable(count),
})

/** Counts votes in stretches of equal length, each with its first step. */
const bars = z.array(z.object({ from: IsoInstant, votes: count, step: count }))

export const AuditResult = z.object({
  /** Points: recounted from the log, on the boards as they are served, and as they were frozen when their days closed. */
  recounted: count,
  served: count,
  frozen: z.nullable(count),
  /** Recounted at the place in the log at which they were frozen. */
  recountedAtClose: z.nullable(count),
  votes: z.object({ counted: count, withdrawn: count, held: count, voided: count }),
  findings: z.array(AuditFinding),
  /** Of which the first are listed. */
  differences: count,
  frozenDays: count,
  events: count,
  /** Up to there. */
  upTo: LogPosition,
  seconds: z.number(),
  steps: count,
  bars,
  /** The events of all days on which the product was launched. It is null if the audit is not about a product. */
  days: z.nullable(z.object({ steps: count, bars })),
})
export type AuditResult = z.infer<typeof AuditResult>

const Question = z.object({
  subject: AuditSubject,
  /** What was asked about, in words: a product’s name, a day, days; of a member their pseudonym. */
  title: z.string(),
  tool: z.nullable(z.object({ slug: z.string(), name: z.string(), logo: z.nullable(z.string()) })),
  /** The member's pseudonym here; null where it is not about one. */
  voter: z.nullable(z.string()),
  from: z.nullable(Day),
  to: z.nullable(Day),
  asOf: z.nullable(IsoInstant),
})

export const Audit = dated({ job: JobState, caseId: CaseId, question: Question, result: z.nullable(AuditResult) })
export type Audit = z.infer<typeof Audit>

export const Audits = dated({
  audits: z.array(z.object({ job: JobState, question: Question })),
  /** The last cases with audits that the reader asked for. `title` is the title of the first audit. */
  cases: z.array(z.object({ caseId: CaseId, title: z.string(), audits: count })),
})
export type Audits = z.infer<typeof Audits>

/** Lists the audits of a case in the order in which they were asked for. */
export const AuditCase = dated({
  caseId: CaseId,
  audits: z.array(
    z.object({
      job: JobState,
      question: Question,
      /** The member who asked for it. It is null once they are erased. */
      byName: z.nullable(z.string()),
      /** The number of votes that count. It is null until the audit is done. */
      counted: z.nullable(count),
    }),
  ),
})
export type AuditCase = z.infer<typeof AuditCase>

/** Lists the votes of one voter that appear in the audits of a case, the newest first. */
export const CaseVoter = dated({
  caseId: CaseId,
  voter: Pseudonym,
  votes: z.array(
    z.object({
      vote: LogPosition,
      at: IsoInstant,
      tool: z.nullable(CaseTool),
      day: Day,
      weight: z.int(),
      state: AuditStep.shape.state,
      /** The audits that list this vote. */
      audits: z.array(JobId),
    }),
  ),
  /** The number of all these votes. Only the newest are listed. */
  total: count,
})
export type CaseVoter = z.infer<typeof CaseVoter>
