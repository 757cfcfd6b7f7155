import type { TypedAt } from '../../../../lib/kept-texts/kept-texts.ts'

/** For whom, and where: under a post, as a reply to a comment, as an edit of one. */
export const keyOf = ({ memberId, place }: TypedAt): string => `debut-comment-${memberId}-${place}`
