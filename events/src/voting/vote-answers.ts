import * as z from 'zod/mini'
import { count, dated, IsoInstant, Sha256 } from '../kernel/answer-fields.ts'
import { Appealable } from '../moderation/appeal-answers.ts'
import { Day } from '../kernel/days.ts'
import { CommandId, LogPosition } from '../kernel/ids.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { ToolRow } from '../tools/tool-answers.ts'
import { ToolId } from '../tools/tool-card.ts'
import { VoidReason } from '../launches/moderation-reason.ts'

const VoteState = z.enum(['counted', 'withdrawn', 'held', 'voided'])

/** The specification's words. */
export const DailyCount = z.object({ date: Day, count })
export type DailyCount = z.infer<typeof DailyCount>

const vote = {
  number: count,
  launchId: LaunchId,
  toolId: ToolId,
  countsOn: Day,
  weight: count,
  state: VoteState,
  /** Why it is held or voided. */
  reason: z.optional(VoidReason),
  castAt: IsoInstant,
}

/** The votes that a member has not withdrawn, newest first. */
export const MemberVotes = dated({
  votes: z.array(z.object({ ...vote, boardDate: Day, position: LogPosition, tool: z.optional(ToolRow) })),
})
export type MemberVotes = z.infer<typeof MemberVotes>

/** Where a vote stands in what was published of its day. */
export const PublishedPlace = z.object({
  day: Day,
  root: Sha256,
  index: count,
  size: count,
  proof: z.array(Sha256),
  upTo: LogPosition,
  state: VoteState,
})

/** A member's own vote, with what it takes to find it in the root that was published of its day. */
export const VoteReceipt = z.object({
  vote: z.object({ ...vote, commandId: CommandId }),
  /** That it is held or void, for its voter to appeal. Null where it counts, or where a rule decided. */
  judged: z.nullable(Appealable),
  leaf: Sha256,
  /** What is hashed to the leaf. */
  content: z.string(),
  /** Null until the day is closed. */
  published: z.nullable(PublishedPlace),
  stale: z.optional(z.literal(true)),
})
export type VoteReceipt = z.infer<typeof VoteReceipt>
