/** What somebody reports or hides: one of the two. */
export type Reported = { readonly postId: string } | { readonly commentId: string }

export const idOf = (what: Reported): string => ('postId' in what ? what.postId : what.commentId)
