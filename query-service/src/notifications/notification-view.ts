import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { DEFAULT_AVATAR } from '@debut/events/members/profile.ts'
import type { NotificationPayload, NotificationType } from '@debut/events/notifications/notification.ts'

export interface NotificationRow {
  readonly id: string
  readonly recipient_id: MemberId
  readonly actor_id: MemberId | null
  readonly type: NotificationType
  readonly payload: NotificationPayload
  readonly is_read: boolean
  readonly created_at: Date
  readonly position: number
  readonly username: string | null
  readonly avatar: string | null
  readonly tier: number
  /** Of likes that are listed together. */
  readonly others?: number
  readonly other_username?: string | null
}

/** What is said of what a notification is about, beside its row. */
export interface About {
  readonly quote: string | null
  readonly toolName: string | null
}

/** In the words of the specification's database. The actor is null where a process acted, and once they are erased. */
export const notificationView = (
  { username, avatar, tier, created_at, others = 0, other_username = null, ...row }: NotificationRow,
  { quote, toolName }: About,
) => ({
  id: row.id,
  recipient_id: row.recipient_id,
  actor_id: row.actor_id,
  type: row.type,
  payload: row.payload,
  is_read: row.is_read,
  created_at: isoOf(toInstant(created_at.toISOString())),
  position: row.position,
  quote,
  tool_name: toolName,
  also: others === 0 ? null : { count: others, username: other_username },
  actor:
    username === null || row.actor_id === null ? null : { user_id: row.actor_id, username, avatar_url: avatar ?? DEFAULT_AVATAR, tier },
})
