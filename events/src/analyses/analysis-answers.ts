import * as z from 'zod/mini'
import { count, dated, IsoInstant, Sha256 } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { LogPosition } from '../kernel/ids.ts'
import { Period } from '../kernel/periods.ts'
import { JobState } from '../jobs/job-answers.ts'
import { JobId } from '../jobs/job-id.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'
import { AskedRule } from './analysis-question.ts'

/** One decimal is shown of points that are fractions. */
const points = z.number()

/** Others that were passed, or that passed it: the nearest by its product, and how many more. */
const others = { toolId: ToolId, more: count }
const kept = { percent: count, weights: z.array(z.int()) }

/** What a move follows from, in figures; `whySentence` says it. */
export const Why = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-votes') }),
  z.object({ kind: z.literal('unchanged') }),
  z.object({ kind: z.literal('keeps-place'), change: points }),
  /** Most of its votes weigh as much as before: those of these weights, where it follows from the weight. */
  z.object({ kind: z.literal('mostly-kept'), ...kept }),
  z.object({ kind: z.literal('drops-below'), ...others }),
  z.object({ kind: z.literal('loses-weights'), points, weights: z.array(z.int()) }),
  z.object({ kind: z.literal('came-from'), ...kept }),
  z.object({ kind: z.literal('left-out'), points, votes: count }),
  z.object({ kind: z.literal('passed-by'), change: points, ...others }),
  z.object({ kind: z.literal('passes'), change: points, ...others }),
])
export type Why = z.infer<typeof Why>

/** A launch of the range, in the order of the rule. */
export const AnalysedLaunch = z.object({
  launchId: LaunchId,
  toolId: ToolId,
  boardDate: Day,
  rank: count,
  /** Of the ranking that it is compared with. */
  officialRank: count,
  points,
  officialPoints: points,
  voters: count,
  officialVoters: count,
  why: Why,
})
export type AnalysedLaunch = z.infer<typeof AnalysedLaunch>

/** What a job keeps beside its rows. */
export const AnalysisResult = z.object({
  position: LogPosition,
  /** Cast for launches of the range, whether or not they count. */
  votes: count,
  launches: count,
  moved: count,
  /** How long it took to count, in milliseconds. */
  took: count,
  /** Events that can't be read, and were left out. */
  unreadable: count,
  /** Over all rows: equal for equal results. */
  checksum: Sha256,
  chart: z.object({
    steps: z.array(z.object({ label: z.string(), isChosen: z.boolean() })),
    /** The first places under the rule, each with its rank at every step. */
    lines: z.array(z.object({ launchId: LaunchId, toolId: ToolId, ranks: z.array(count) })),
  }),
})
export type AnalysisResult = z.infer<typeof AnalysisResult>

/** What is shown of the products that are mentioned. One that is hidden or removed is not among them. */
const Product = z.object({ toolId: ToolId, slug: Slug, name: z.string(), logo: z.nullable(z.string()) })

const question = { period: Period, start: Day, rule: AskedRule, upTo: LogPosition }

const saved = z.object({
  /** Null once who saved it has been erased. */
  name: z.nullable(z.string()),
  by: z.nullable(z.string()),
  isOwn: z.boolean(),
  at: IsoInstant,
})

/** How this result compares with the earlier one that it reproduces. */
const Reproduction = z.object({
  of: JobId,
  /** Null while either is not there. */
  same: z.nullable(z.boolean()),
  /** Where they differ first. */
  difference: z.nullable(z.string()),
})

export const Analysis = z.object({
  jobId: JobId,
  ...question,
  job: JobState,
  result: z.nullable(AnalysisResult),
  products: z.array(Product),
  saved: z.nullable(saved),
  reproduction: z.nullable(Reproduction),
})
export type Analysis = z.infer<typeof Analysis>

export const AnalysisRows = z.object({ rows: z.array(AnalysedLaunch), products: z.array(Product), more: z.boolean() })
export type AnalysisRows = z.infer<typeof AnalysisRows>

/** The newest first. */
export const SavedAnalyses = dated({
  analyses: z.array(z.object({ jobId: JobId, ...question, ...saved.shape })),
  more: z.boolean(),
})
export type SavedAnalyses = z.infer<typeof SavedAnalyses>
