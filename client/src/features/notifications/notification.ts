import { isRecord } from '../../lib/api/is-record.ts'

export interface Notification {
  readonly id: string
  readonly type: string
  readonly actor: { readonly userId: string; readonly username: string | null; readonly avatarUrl: string | undefined } | null
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

/** What the live topic says: something new, or how far everything has been read. */
export type Heard = { readonly notification: Notification } | { readonly readUpTo: number }

export const parseNotificationsPage = (body: unknown): NotificationsPage | undefined => {
  if (!isRecord(body) || !Array.isArray(body['notifications']) || typeof body['more'] !== 'boolean') return undefined
  return { notifications: body['notifications'].map(parseNotification).filter((each) => each !== undefined), more: body['more'] }
}

export const parseCount = (body: unknown): number | undefined =>
  isRecord(body) && typeof body['count'] === 'number' ? body['count'] : undefined

export const parseHeard = (body: unknown): Heard | undefined => {
  if (isRecord(body) && typeof body['readUpTo'] === 'number') return { readUpTo: body['readUpTo'] }
  const notification = parseNotification(body)
  return notification && { notification }
}

const parseNotification = (row: unknown): Notification | undefined => {
  if (!isRecord(row)) return undefined
  const { id, type, actor, payload, is_read, created_at, position } = row
  if (typeof id !== 'string' || typeof type !== 'string' || typeof created_at !== 'string' || typeof position !== 'number') return undefined
  return { id, type, actor: parseActor(actor), payload: parsePayload(payload), isRead: is_read === true, createdAt: created_at, position }
}

const parseActor = (actor: unknown): Notification['actor'] => {
  if (!isRecord(actor) || typeof actor['user_id'] !== 'string') return null
  return { userId: actor['user_id'], username: text(actor['username']) ?? null, avatarUrl: text(actor['avatar_url']) }
}

const parsePayload = (payload: unknown): Notification['payload'] => {
  if (!isRecord(payload)) return {}
  const [postId, commentId, toolSlug] = [
    text(payload['post_id']),
    text(payload['comment_id']),
    text(payload['tool_slug'] ?? payload['tool_id']),
  ]
  return { ...(postId && { postId }), ...(commentId && { commentId }), ...(toolSlug && { toolSlug }) }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
