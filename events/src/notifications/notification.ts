import * as z from 'zod/mini'
import type { MemberId } from '../kernel/ids.ts'

export const NotificationType = z.enum(['post_like', 'post_comment', 'comment_reply', 'follow', 'mention', 'tool_review'])
export type NotificationType = z.infer<typeof NotificationType>

/** Where it leads, in the specification's words. */
export const NotificationPayload = z.object({
  post_id: z.optional(z.string()),
  comment_id: z.optional(z.string()),
  tool_slug: z.optional(z.string()),
  tool_id: z.optional(z.string()),
})
export type NotificationPayload = z.infer<typeof NotificationPayload>

/** A notification of an event to one member, before it has an id. */
export interface Notice {
  readonly recipientId: MemberId
  readonly type: NotificationType
  readonly payload: NotificationPayload
  /** Its sender; the event's actor where it names none. */
  readonly actorId?: MemberId | undefined
  /** A member gets only one notification under this name. */
  readonly once?: string | undefined
}
