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
  /** It is null unless everyone can open it. */
  path: z.nullable(z.string()),
})

/** A text with everything that moderators need to decide about it, whether or not others can read it. */
export const StaffText = z.object({
  kind: TextKind,
  id: z.string(),
  author: z.object({ ...face, username: z.string() }),
  /** The thing that the text is on or about. It is null if there is none. */
  place: z.nullable(Place),
  title: z.nullable(z.string()),
  body: z.string(),
  /** The stars of a review. */
  rating: z.nullable(z.int()),
  writtenAt: IsoInstant,
  /** It is null if everyone can read the text. */
  hidden: z.nullable(
    z.object({
      reason: HideReason,
      /** The moderator's note to the author, which was sent with the reason. */
      note: z.nullable(z.string()),
      at: IsoInstant,
      by: z.enum(['moderator', 'rule']),
      position: LogPosition,
    }),
  ),
  /** This is how many members reported it, in total and for each reason. It includes reports from before the last decision. */
  reports: count,
  reasons: z.array(z.object({ reason: ReportReason, reports: count })),
  /** The notes of the last reports, without names. A moderator doesn't see the notes about their own texts. */
  notes: z.array(z.object({ reason: ReportReason, note: z.string() })),
  /** The text as it was when it was first reported. It is null if the text has not changed. */
  reportedAs: z.nullable(z.object({ title: z.nullable(z.string()), body: z.string() })),
  waitsFor: WaitsFor,
})
export type StaffText = z.infer<typeof StaffText>

/** One text with its reports, for moderators. */
export const StaffTextAnswer = dated({ text: StaffText })
export type StaffTextAnswer = z.infer<typeof StaffTextAnswer>

/** The hidden texts for moderators, the last hidden first. */
export const HiddenQueue = dated({ texts: z.array(StaffText), total: count, more: z.boolean() })
export type HiddenQueue = z.infer<typeof HiddenQueue>
