import * as z from 'zod/mini'
import { JobState } from '../jobs/job-answers.ts'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { LogPosition } from '../kernel/ids.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { ToolId } from '../tools/tool-card.ts'
import { AuditSubject } from './audit-subject.ts'

const stepKinds = ['cast', 'withdrawn', 'held', 'voided', 'restored'] as const

/** Who made it happen. `reason`: an admin's, or what a detector found. */
const Cause = z.object({ kind: z.enum(['voter', 'admin', 'process']), name: z.nullable(z.string()), reason: z.nullable(z.string()) })

/** One event of a vote, and what it changed on the board of its launch's day. */
export const AuditStep = z.object({
  number: count,
  position: LogPosition,
  at: IsoInstant,
  kind: z.enum(stepKinds),
  /** A pseudonym, of this audit alone. */
  voter: z.string(),
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
})
export type AuditStep = z.infer<typeof AuditStep>

/** A launch on the board of a day, before the first step of a page. */
const Standing = z.object({ launchId: LaunchId, points: count, voters: count, lastPosition: z.int() })

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
  boards: z.array(z.object({ day: Day, standings: z.array(Standing) })),
  launches: z.array(Launch),
})
export type AuditSteps = z.infer<typeof AuditSteps>

/** How many steps a page has. */
export const STEPS_ON_PAGE = 200

const AuditFinding = z.object({
  place: z.enum(['log', 'ledger', 'board', 'table']),
  text: z.string(),
  /** The first event that it concerns, where one can be named. */
  step: z.nullable(count),
})

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
  /** Votes by stretches of the same length, and the first step of each. */
  bars: z.array(z.object({ from: IsoInstant, votes: count, step: count })),
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

export const Audit = dated({ job: JobState, question: Question, result: z.nullable(AuditResult) })
export type Audit = z.infer<typeof Audit>

export const Audits = dated({ audits: z.array(z.object({ job: JobState, question: Question })) })
export type Audits = z.infer<typeof Audits>
