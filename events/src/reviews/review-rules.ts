import type { WritingRules } from '../kernel/texts/writing-rules.ts'

export const REVIEWS: WritingRules = {
  kind: 'review',
  aDay: { new: 5, others: 20 },
  links: { new: 0, others: 2 },
  problem: 'too-many-reviews',
}
