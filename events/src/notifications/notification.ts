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

/** What a member is told of an event, by whoever made it happen. */
export interface Notice {
  readonly recipientId: MemberId
  readonly type: NotificationType
  readonly payload: NotificationPayload
  /** What is told under this name is told once. */
  readonly once?: string | undefined
}
