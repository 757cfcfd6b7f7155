import type { Notification as Row, Notifications } from '@debut/events/notifications/notification-answers.ts'

export interface Notification {
  readonly id: string
  readonly type: string
  readonly actor: { readonly userId: string; readonly username: string; readonly avatarUrl: string } | null
  readonly payload: {
    readonly postId?: string
    readonly commentId?: string
    readonly toolSlug?: string
  }
  readonly isRead: boolean
  readonly createdAt: string
  readonly position: number
}

export interface NotificationsPage {
  readonly notifications: readonly Notification[]
  readonly more: boolean
}

export const pageOf = ({ notifications, more }: Notifications): NotificationsPage => ({
  notifications: notifications.map(notificationOf),
  more,
})

export const notificationOf = ({ id, type, actor, payload, is_read, created_at, position }: Row): Notification => ({
  id,
  type,
  actor: actor && { userId: actor.user_id, username: actor.username, avatarUrl: actor.avatar_url },
  payload: targetIn(payload),
  isRead: is_read,
  createdAt: created_at,
  position,
})

const targetIn = ({ post_id: postId, comment_id: commentId, tool_slug, tool_id }: Row['payload']): Notification['payload'] => {
  const toolSlug = tool_slug ?? tool_id
  return { ...(postId && { postId }), ...(commentId && { commentId }), ...(toolSlug && { toolSlug }) }
}
