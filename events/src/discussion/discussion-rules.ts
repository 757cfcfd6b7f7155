import type { WritingRules } from '../kernel/texts/writing-rules.ts'

export const POSTS: WritingRules = {
  kind: 'post',
  aDay: { new: 3, others: 10 },
  links: { new: 1, others: 5 },
  problem: 'too-many-posts',
}

export const COMMENTS: WritingRules = {
  kind: 'comment',
  aDay: { new: 20, others: 100 },
  links: { new: 1, others: 3 },
  problem: 'too-many-comments',
}
