import type { NotificationPayload } from './notification.ts'

const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['post_like', 'liked your post'],
  ['post_comment', 'commented on your post'],
  ['comment_reply', 'replied to your comment'],
  ['follow', 'started following you'],
  ['mention', 'mentioned you'],
  ['tool_review', 'left a review on your product'],
])

/** Of any type: an open page also gets those that were added since. */
export const messageOf = (type: string): string => MESSAGES.get(type) ?? 'interacted with your content'

/** Undefined is a member who is unknown, or was erased. */
export const nameOf = (username: string | undefined): string => username ?? 'Someone'

/** "ines", "ines and noor", "ines and 11 others": the first two names of so many members. */
export const namesOf = ([first, second]: readonly string[], count: number): string => {
  if (count < 2) return nameOf(first)
  return count === 2 ? `${nameOf(first)} and ${nameOf(second)}` : `${nameOf(first)} and ${(count - 1).toLocaleString('en-US')} others`
}

interface Happened {
  readonly type: string
  readonly payload: NotificationPayload
  readonly username: string | undefined
}

/** The page on which it happened. */
export const targetOf = ({ type, payload: { post_id, comment_id, tool_slug, tool_id }, username }: Happened): string => {
  const tool = tool_slug ?? tool_id
  if (post_id !== undefined) return `/posts/${encodeURIComponent(post_id)}${comment_id === undefined ? '' : `#comment-${comment_id}`}`
  if (tool !== undefined) return `/tool/${encodeURIComponent(tool)}${comment_id === undefined && type !== 'mention' ? '' : '?tab=comments'}`
  return username === undefined ? '/profile' : `/profile/${encodeURIComponent(username)}`
}
