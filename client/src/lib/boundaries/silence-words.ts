import type { Silence } from './boundaries.ts'

const WHAT = {
  post: 'A post',
  posts: 'Posts',
  comment: 'A comment',
  comments: 'Comments',
  review: 'A review',
  reviews: 'Reviews',
  answer: 'An answer',
  bio: 'A bio',
}
export type What = keyof typeof WHAT

const WHY: Readonly<Record<Silence, string>> = {
  blocked: 'by someone you blocked',
  muted: 'by someone you muted',
  word: 'with a word you muted',
}

/** Replaces a text that is folded: "A comment by someone you muted". */
export const silenceWords = (what: What, silence: Silence): string => `${WHAT[what]} ${WHY[silence]}`
