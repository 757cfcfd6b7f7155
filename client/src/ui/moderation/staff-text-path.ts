/** Where moderators read a text with its reports, by its own id or by that of an act about it. */
export const staffTextPath = (kind: 'post' | 'comment' | 'review' | 'act', id: string): string => `/moderation/queue/texts/${kind}/${id}`
