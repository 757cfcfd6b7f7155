import * as z from 'zod/mini'
import { plainText } from '../plain-text.ts'

/** An edit within this time is not marked: most of those mend a typo. */
export const UNMARKED_FOR_MS = 15 * 60_000

/** Why a moderator hid something, or showed it again. */
export const HideReason = z.enum([
  'spam',
  'abuse',
  'off-topic',
  'unlawful',
  'private-data',
  'links',
  'duplicate',
  'words',
  'reviewed',
  'mistake',
])
export type HideReason = z.infer<typeof HideReason>

/** Of a text that its author alone can read. */
export const Hidden = z.object({
  reason: HideReason,
  /** A rule hid it, and a moderator has yet to look at it. */
  isHeld: z.boolean(),
})
export type Hidden = z.infer<typeof Hidden>

/** Why a member reported something. */
export const reportReasons = ['spam', 'abuse', 'off-topic', 'unlawful', 'private-data', 'other'] as const
export const ReportReason = z.enum(reportReasons)
export type ReportReason = z.infer<typeof ReportReason>

export const ReportNote = /* @__PURE__ */ z.nullable(plainText(1, 500))
