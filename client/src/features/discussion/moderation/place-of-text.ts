import type { ModeratedText } from '@debut/events/discussion/moderated-answers.ts'

type Text = Pick<ModeratedText, 'postId' | 'commentId' | 'state'> & {
  readonly tool: { readonly slug: string; readonly name: string } | null
}

/** Where a text stands, with an address unless it has no page that can be seen. */
export const placeOfText = (text: Text): { readonly says: string; readonly address: string | undefined } => {
  const { postId, commentId, tool } = text
  const isShown = text.state === 'published'
  if (commentId === null)
    return { says: tool === null ? 'Post' : `Post about ${tool.name}`, address: isShown ? `/posts/${postId ?? ''}` : undefined }
  const anchor = isShown ? `#comment-${commentId}` : ''
  if (postId !== null) return { says: 'Comment on a post', address: `/posts/${postId}${anchor}` }
  if (tool === null) return { says: 'Comment on a product', address: undefined }
  return { says: `Comment on ${tool.name}`, address: `/tool/${tool.slug}?tab=comments${anchor}` }
}
