import * as z from 'zod/mini'
import { plainText, seen } from '../kernel/plain-text.ts'

/** As it is shown: `AI agents` where addresses say `ai-agents`. */
export const TagName = /* @__PURE__ */ plainText(2, 30).check(seen())

export const tagBanReasons = ['spam', 'offensive', 'unlawful', 'says-nothing', 'not-a-subject'] as const

/** Why nothing is to be filed under it. */
export const TagBanReason = z.enum(tagBanReasons)
export type TagBanReason = z.infer<typeof TagBanReason>
