/** What a reader's texts are kept under until they are sent. */
export const replyPlace = (commentId: string) => `reply-${commentId}`
export const editPlace = (commentId: string) => `edit-${commentId}`
