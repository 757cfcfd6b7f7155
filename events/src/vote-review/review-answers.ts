import * as z from 'zod/mini'
import { CaseTool } from '../cases/case-answers.ts'
import { CaseId, Pseudonym } from '../cases/case-form.ts'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { VoidReason } from '../launches/moderation-reason.ts'

/** The detectors, by what they hold a vote for. */
export const Detector = z.enum(['burst', 'new-account', 'shared-origin', 'ring'])
export type Detector = z.infer<typeof Detector>

const Figures = z.record(z.string(), z.number())

/** What the command-service keeps of why votes of a launch are held. For our own services alone: it names members. */
export const ReviewEvidenceKept = z.object({
  evidence: z.array(z.object({ memberId: MemberId, number: count, detector: Detector, figures: Figures, foundAt: IsoInstant })),
})
export type ReviewEvidenceKept = z.infer<typeof ReviewEvidenceKept>

const heldBy = z.enum(['detectors', 'admins', 'both'])
export type HeldBy = z.infer<typeof heldBy>

/** A case of held votes is named by its launch. */
const about = { caseId: CaseId, tool: z.nullable(CaseTool), boardDate: Day }

/** Launches with held votes, those that wait longest first. */
export const OpenReviews = dated({
  cases: z.array(z.object({ ...about, votes: count, reasons: z.array(VoidReason), since: IsoInstant, heldBy })),
  total: count,
})
export type OpenReviews = z.infer<typeof OpenReviews>

const reviewedVote = z.object({
  position: LogPosition,
  voter: Pseudonym,
  castAt: IsoInstant,
  /** Of the account when it voted; null where that is not known. */
  accountDays: z.nullable(count),
  weight: count,
  state: z.enum(['counted', 'withdrawn', 'held', 'voided']),
  reason: z.nullable(VoidReason),
  foundBy: z.array(Detector),
  /** How many of the products that these voters share they voted for. */
  sameProducts: count,
})
export type ReviewedVote = z.infer<typeof reviewedVote>

/** What is known about the votes of a launch that are held, or were. */
export const Review = dated({
  ...about,
  /** How many votes are held now. */
  held: count,
  /** Null where none is held any more. */
  since: z.nullable(IsoInstant),
  heldBy: z.nullable(heldBy),
  /** The open cases beside this one in the list. */
  previous: z.nullable(CaseId),
  next: z.nullable(CaseId),
  /** What detectors found, by detector. Null while what keeps that is unavailable. */
  evidence: z.nullable(z.array(z.object({ detector: Detector, votes: count, figures: Figures, foundAt: IsoInstant }))),
  /** What speaks for the voters. */
  against: z.object({
    voters: count,
    /** With accounts that were older than 30 days. */
    established: count,
    /** Who voted for at least five products before. */
    regulars: count,
    /** With a streak of at least five days when they voted. */
    steady: count,
  }),
  votes: z.array(reviewedVote),
  /** Votes for the launch in steps of five minutes, around these. */
  around: z.nullable(z.object({ from: IsoInstant, counts: z.array(z.object({ all: count, inCase: count })) })),
  /** The products that most of these voters also voted for in 30 days, with who voted for which: places in both lists. */
  together: z.object({
    products: z.array(z.object({ tool: z.nullable(CaseTool), voters: count })),
    voters: z.array(z.object({ voter: Pseudonym, products: z.array(count) })),
  }),
})
export type Review = z.infer<typeof Review>
