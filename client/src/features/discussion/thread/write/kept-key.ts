/** For whom, and where: under a post, as a reply to a comment, as an edit of one. */
export interface TypedAt {
  readonly memberId: string
  readonly place: string
}

export const keyOf = ({ memberId, place }: TypedAt): string => `debut-comment-${memberId}-${place}`
