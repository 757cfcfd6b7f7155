import * as z from 'zod/mini'
import { count, dated, IsoInstant, Sha256 } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { Period } from '../kernel/periods.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'
import { RuleId } from './rules.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { RevisionReason } from './revision-reason.ts'

/** What was committed to when a day began, and revealed when it was over. */
const day = {
  day: Day,
  rule: RuleId,
  seedHash: Sha256,
  seed: z.nullable(Sha256),
  merkleRoot: z.nullable(Sha256),
  votes: z.nullable(count),
  upTo: z.nullable(LogPosition),
  openedAt: IsoInstant,
  closedAt: z.nullable(IsoInstant),
  lottery: z.nullable(
    z.object({
      draw: Sha256,
      eligible: z.nullable(count),
      winner: z.nullable(z.object({ memberId: MemberId, username: z.nullable(z.string()), leaf: z.nullable(Sha256) })),
    }),
  ),
}

const place = {
  launchId: LaunchId,
  toolId: ToolId,
  points: count,
  voters: count,
  slug: z.optional(Slug),
  name: z.optional(z.string()),
  logo: z.optional(z.string()),
}

export const Days = dated({ days: z.array(z.object(day)) })
export type Days = z.infer<typeof Days>

export const DayRecord = dated({
  ...day,
  standings: z.array(z.object({ rank: count, ...place })),
  /** Of each period that ends with the day. */
  awards: z.array(
    z.object({
      period: Period,
      start: Day,
      awards: z.array(z.object({ place: count, ...place })),
      revised: z.nullable(z.object({ reason: RevisionReason, because: LogPosition })),
    }),
  ),
})
export type DayRecord = z.infer<typeof DayRecord>

/** The rules in words, with the first day of each. */
export const Rules = dated({
  current: RuleId,
  rules: z.array(z.object({ id: RuleId, text: z.array(z.string()), constants: z.record(z.string(), z.unknown()), since: z.nullable(Day) })),
})
export type Rules = z.infer<typeof Rules>
