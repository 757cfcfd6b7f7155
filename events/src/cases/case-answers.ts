import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { LogPosition } from '../kernel/ids.ts'
import { Period } from '../kernel/periods.ts'
import { WaitsFor } from '../kernel/waits-for.ts'
import { ModerationReason } from '../launches/moderation-reason.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { CaseId, Pseudonym } from './case-form.ts'
import { Judgement } from '../voting/judgement.ts'

/** What consoles show of a tool, also of one that is out of sight. */
export const CaseTool = z.object({ name: z.string(), slug: z.string(), logo: z.string() })
export type CaseTool = z.infer<typeof CaseTool>

const positions = z.array(LogPosition)

/** Says which votes a decision is about. */
export const VotesAbout = z.object({
  /** The products that the votes are for, starting with the one that has the most. */
  products: z.array(z.object({ tool: z.nullable(CaseTool), votes: count })),
  /** The voter, if all votes are theirs. */
  voter: z.nullable(Pseudonym),
})
export type VotesAbout = z.infer<typeof VotesAbout>

const decision = z.object({
  position: LogPosition,
  at: IsoInstant,
  judgement: Judgement,
  votes: positions,
  about: VotesAbout,
  reason: ModerationReason,
  /** Null where there is none, or its author's account is erased. */
  note: z.nullable(z.string()),
  /** The reader decided it. */
  isOwn: z.boolean(),
  /** Votes of it that are still to be judged. */
  pending: count,
  /** What takes it back once none is pending, for votes that are still as this decision left them. */
  undo: z.array(z.object({ judgement: Judgement, votes: positions, reason: ModerationReason })),
})
export type CaseDecision = z.infer<typeof decision>

/** What admins did in a case. */
export const CaseFile = dated({
  caseId: CaseId,
  /** How many decisions there are: sent along with the next one. */
  seen: count,
  waitsFor: WaitsFor,
  /** The newest first. */
  decisions: z.array(decision),
  /** The voters whose names admins looked up here; null is the name of an erased member. */
  revealed: z.array(z.object({ voter: Pseudonym, username: z.nullable(z.string()), at: IsoInstant, reason: z.nullable(z.string()) })),
})
export type CaseFile = z.infer<typeof CaseFile>

const place = z.object({
  launchId: LaunchId,
  tool: z.nullable(CaseTool),
  /** Votes of it would be judged. */
  isJudged: z.boolean(),
  rank: z.object({ before: count, after: count }),
  points: z.object({ before: count, after: count }),
})
export type PreviewPlace = z.infer<typeof place>

/** What would follow from a decision. */
export const CasePreview = dated({
  judgement: Judgement,
  about: VotesAbout,
  /** What the votes are now. */
  states: z.object({ counted: count, held: count, voided: count, withdrawn: count }),
  /** Those that the decision would change. */
  changes: count,
  /** Members who would see it beside their vote. */
  members: count,
  /** Members who would get an email if they have a confirmed address: of votes, and of products whose award would be another one. */
  emails: z.object({ voters: count, makers: count }),
  /** The boards concerned, days first. */
  boards: z.array(
    z.object({
      period: Period,
      start: Day,
      isOver: z.boolean(),
      /** The points of the launches are hidden still, so no places are shown. */
      isHidden: z.boolean(),
      /** Where votes would be judged or the place would change, in the order of the places before. */
      places: z.array(place),
      /** How many more places would change. */
      more: count,
      /** Its awards would be revised. */
      awards: z.nullable(z.object({ before: z.array(z.string()), after: z.array(z.string()) })),
    }),
  ),
  /** How many more boards would change. */
  moreBoards: count,
  /** Held votes of the same launches that are not among these: they stay held. */
  otherHeld: count,
})
export type CasePreview = z.infer<typeof CasePreview>

/** Each time an admin looked up whose votes the reader's are, the newest first. */
export const OwnLookups = dated({
  lookups: z.array(
    z.object({
      at: IsoInstant,
      kind: z.enum(['voter', 'member']),
      reason: z.string(),
      /** Null where no vote was looked at, or its tool is out of sight. */
      tool: z.nullable(z.object({ name: z.string(), slug: z.string() })),
      boardDate: z.nullable(Day),
    }),
  ),
})
export type OwnLookups = z.infer<typeof OwnLookups>
