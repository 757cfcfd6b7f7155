import * as z from 'zod/mini'
import { plainText } from '../plain-text.ts'

/** An edit within this time is not marked: most of those mend a typo. */
export const UNMARKED_FOR_MS = 15 * 60_000

/**
 * The reasons why a moderator showed something again. Only the last two are still offered: for years, one list was used for both decisions.
 */
const showReasons = [
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
] as const
export const ShowReason = z.enum(showReasons)
export type ShowReason = z.infer<typeof ShowReason>

/** The reason why a moderator or a rule hid something. */
export const HideReason = z.enum([...showReasons, 'other'])
export type HideReason = z.infer<typeof HideReason>

/** A moderator's note to the author, in one line, which is sent with the reason. */
export const HideNote = /* @__PURE__ */ plainText(1, 500)

/** Of a text that its author alone can read. */
export const Hidden = z.object({
  reason: HideReason,
  /** A rule hid it, and a moderator has yet to look at it. */
  isHeld: z.boolean(),
  /** The moderator's note to the author, which was sent with the reason. */
  note: z.nullable(z.string()),
})
export type Hidden = z.infer<typeof Hidden>

/** Members report by these reasons, and moderators choose from them when they hide something. */
export const reportReasons = ['spam', 'abuse', 'off-topic', 'unlawful', 'private-data', 'other'] as const
export const ReportReason = z.enum(reportReasons)
export type ReportReason = z.infer<typeof ReportReason>

export const ReportNote = /* @__PURE__ */ z.nullable(plainText(1, 500))
