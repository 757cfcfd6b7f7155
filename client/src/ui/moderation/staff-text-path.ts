/** Returns the page where moderators read a text with its reports. `id` is the text's own id, or that of an act about it. */
export const staffTextPath = (kind: 'post' | 'comment' | 'review' | 'act', id: string): string => `/moderation/queue/texts/${kind}/${id}`
