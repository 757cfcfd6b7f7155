import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { face } from '../kernel/face.ts'
import { LogPosition } from '../kernel/ids.ts'
import { HideReason, ReportReason } from '../kernel/texts/text-form.ts'
import { WaitsFor } from '../kernel/waits-for.ts'

export const TextKind = z.enum(['post', 'comment', 'review'])
export type TextKind = z.infer<typeof TextKind>

const Place = z.object({
  kind: z.enum(['post', 'tool']),
  name: z.nullable(z.string()),
  /** Null where everybody can't open it. */
  path: z.nullable(z.string()),
})

/** A text with all that moderators need to decide about it, whether others can read it or not. */
export const StaffText = z.object({
  kind: TextKind,
  id: z.string(),
  author: z.object({ ...face, username: z.string() }),
  /** What it is on or about; null where there is nothing. */
  place: z.nullable(Place),
  title: z.nullable(z.string()),
  body: z.string(),
  /** The stars of a review. */
  rating: z.nullable(z.int()),
  writtenAt: IsoInstant,
  /** Null where everybody can read it. */
  hidden: z.nullable(
    z.object({
      reason: HideReason,
      /** What the moderator said to its author beside the reason. */
      note: z.nullable(z.string()),
      at: IsoInstant,
      by: z.enum(['moderator', 'rule']),
      position: LogPosition,
    }),
  ),
  /** How many members reported it, in all and for each reason, also before the last decision. */
  reports: count,
  reasons: z.array(z.object({ reason: ReportReason, reports: count })),
  /** What the last of them added, without their names. An author who moderates doesn't read it of their own texts. */
  notes: z.array(z.object({ reason: ReportReason, note: z.string() })),
  /** How it read when it was first reported; null where it reads the same. */
  reportedAs: z.nullable(z.object({ title: z.nullable(z.string()), body: z.string() })),
  waitsFor: WaitsFor,
})
export type StaffText = z.infer<typeof StaffText>

/** For moderators: one text with its reports. */
export const StaffTextAnswer = dated({ text: StaffText })
export type StaffTextAnswer = z.infer<typeof StaffTextAnswer>

/** For moderators: what is hidden, what was hidden last first. */
export const HiddenQueue = dated({ texts: z.array(StaffText), total: count, more: z.boolean() })
export type HiddenQueue = z.infer<typeof HiddenQueue>
