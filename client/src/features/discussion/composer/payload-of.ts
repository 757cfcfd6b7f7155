import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'

/** What is published of a draft: a title of spaces is none. */
export const payloadOf = ({ kind, title, body, toolId }: PostDraftContent) => ({
  kind,
  title: title.trim() === '' ? null : title,
  body,
  toolId,
})
