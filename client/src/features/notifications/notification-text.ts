import type { Notification } from './notification.ts'

const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['post_like', 'liked your post'],
  ['post_comment', 'commented on your post'],
  ['comment_reply', 'replied to your comment'],
  ['follow', 'started following you'],
  ['mention', 'mentioned you'],
  ['tool_review', 'left a review on your product'],
])

export const actorOf = ({ actor }: Notification): string => actor?.username ?? 'Someone'

export const messageOf = ({ type }: Notification): string => MESSAGES.get(type) ?? 'interacted with your content'

/** Where it happened. */
export const targetOf = ({ type, actor, payload }: Notification): string => {
  const { postId, commentId, toolSlug } = payload
  if (postId !== undefined) return `/posts/${encodeURIComponent(postId)}${commentId === undefined ? '' : `#comment-${commentId}`}`
  if (toolSlug !== undefined)
    return `/tool/${encodeURIComponent(toolSlug)}${commentId === undefined && type !== 'mention' ? '' : '?tab=comments'}`
  if (actor !== null) return `/profile/${encodeURIComponent(actor.username)}`
  return '/community/notifications'
}
