import type { Notification } from '@debut/events/notifications/notification-answers.ts'

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
  const { post_id, comment_id, tool_slug, tool_id } = payload
  const tool = tool_slug ?? tool_id
  if (post_id !== undefined) return `/posts/${encodeURIComponent(post_id)}${comment_id === undefined ? '' : `#comment-${comment_id}`}`
  if (tool !== undefined) return `/tool/${encodeURIComponent(tool)}${comment_id === undefined && type !== 'mention' ? '' : '?tab=comments'}`
  if (actor !== null) return `/profile/${encodeURIComponent(actor.username)}`
  return '/profile'
}
