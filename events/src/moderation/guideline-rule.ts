import * as z from 'zod/mini'

/** The rules of the community guidelines, by codes that never change their meaning. */
const guidelineRules = ['harassment', 'hate', 'private-data', 'spam', 'deception', 'unlawful', 'vote-fraud', 'false-review'] as const
export const GuidelineRule = z.enum(guidelineRules)
export type GuidelineRule = z.infer<typeof GuidelineRule>
