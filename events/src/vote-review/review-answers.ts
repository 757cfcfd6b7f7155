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

/**
 * Counts a launch's votes from known networks, and how many of them share their network with another vote. Only our own services get it.
 */
export const VoteNetworks = z.object({ launches: z.array(z.object({ launchId: CaseId, known: count, shared: count })) })
export type VoteNetworks = z.infer<typeof VoteNetworks>

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

const foundEvidence = z.array(z.object({ detector: Detector, votes: count, figures: Figures, foundAt: IsoInstant }))

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
  evidence: z.nullable(foundEvidence),
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

/** A share of a launch's votes in percent, with the median of all launches of its day. */
const share = { votes: count, percent: count, median: count }

const signs = z.object({
  caseId: CaseId,
  boardDate: Day,
  /** The number of votes on the day of the launch. */
  votes: count,
  /** The votes that were ever held or voided, with what detectors found in them. It is null if there are none. */
  review: z.nullable(z.object({ votes: count, held: count, evidence: z.nullable(foundEvidence) })),
  /** The votes that were cast within days after the account was made. */
  newAccounts: z.object({ ...share, positions: z.array(LogPosition) }),
  /** The votes from a network from which another vote for the launch came. It is null if networks are forgotten or unavailable. */
  sharedNetworks: z.nullable(z.object(share)),
  /** The times at which the launch got many more votes than the pace of the other launches suggests. */
  bursts: z.array(z.object({ from: IsoInstant, to: IsoInstant, usual: count, positions: z.array(LogPosition) })),
  /** Other products that share many voters with this one. Products with the fewest other voters come first. */
  together: z.object({
    products: z.array(z.object({ tool: z.nullable(CaseTool), voters: count, of: count })),
    /** The voters who voted for at least two of these products, each with their vote for this launch. */
    voters: z.array(z.object({ voter: Pseudonym, vote: LogPosition, products: z.array(count) })),
  }),
})

/** Says what supports or questions the count of an audited product, by its launches. It is empty if the audit is not about a product. */
export const AuditSigns = dated({ launches: z.array(signs) })
export type AuditSigns = z.infer<typeof AuditSigns>
