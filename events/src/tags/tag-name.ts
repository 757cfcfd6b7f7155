import * as z from 'zod/mini'
import { plainText, seen } from '../kernel/plain-text.ts'

/** As it is shown: `AI agents` where addresses say `ai-agents`. */
export const TagName = /* @__PURE__ */ plainText(2, 30).check(seen())

const tagBanReasons = ['spam', 'offensive', 'unlawful', 'says-nothing', 'not-a-subject'] as const

/** Why nothing is to be filed under it. */
export const TagBanReason = z.enum(tagBanReasons)
export type TagBanReason = z.infer<typeof TagBanReason>

const tagKeepReasons = ['looked-for', 'spelling', 'mistake'] as const

/** Why it is one of ours, or has another name. */
export const TagKeepReason = z.enum(tagKeepReasons)
export type TagKeepReason = z.infer<typeof TagKeepReason>

const tagMergeReasons = ['same-meaning', 'other-spelling', 'too-narrow', 'mistake'] as const

/** Why its products belong under another tag. */
export const TagMergeReason = z.enum(tagMergeReasons)
export type TagMergeReason = z.infer<typeof TagMergeReason>

const tagRestoreReasons = ['reviewed', 'mistake'] as const

/** Why it is neither merged nor banned any more. */
export const TagRestoreReason = z.enum(tagRestoreReasons)
export type TagRestoreReason = z.infer<typeof TagRestoreReason>
