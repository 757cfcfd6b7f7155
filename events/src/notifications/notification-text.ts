import { decisionText } from './decision-text.ts'
import type { NotificationPayload } from './notification.ts'

const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['post_like', 'liked your post'],
  ['post_comment', 'commented on your post'],
  ['comment_reply', 'replied to your comment'],
  ['follow', 'started following you'],
  ['mention', 'mentioned you'],
  ['tool_review', 'left a review on your product'],
])

/** The product's name follows if the reader can see it. */
const INVITATIONS = {
  received: 'invited you as a maker of the product',
  accepted: 'accepted your invitation to be a maker of the product',
  declined: 'declined your invitation to be a maker of the product',
} as const

type Said = Pick<Happened, 'type'> & { readonly payload?: NotificationPayload }

/** Of any type: an open page also gets those that were added since. */
export const messageOf = ({ type, payload = {} }: Said): string =>
  type === 'tool_invitation' ? INVITATIONS[payload.answer ?? 'received'] : (MESSAGES.get(type) ?? 'interacted with your content')

/** Returns the text of a notification that names no member, because moderators decide in the name of Debut. */
export const namelessText = ({ type, payload = {} }: Said): string | undefined =>
  type === 'moderation' ? decisionText(payload.decision, payload.more) : undefined

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

const tabOf = (type: string, commentId: string | undefined): string => {
  if (commentId !== undefined || type === 'mention') return '?tab=comments'
  return type === 'tool_review' ? '?tab=reviews' : ''
}

/** The page on which it happened. */
export const targetOf = ({ type, payload: { post_id, comment_id, tool_slug, tool_id, path }, username }: Happened): string => {
  if (type === 'moderation') return path ?? '/moderation'
  const tool = tool_slug ?? tool_id
  if (post_id !== undefined) return `/posts/${encodeURIComponent(post_id)}${comment_id === undefined ? '' : `#comment-${comment_id}`}`
  if (tool !== undefined) return `/tool/${encodeURIComponent(tool)}${tabOf(type, comment_id)}`
  return username === undefined ? '/profile' : `/profile/${encodeURIComponent(username)}`
}
