import type { MemberId } from '../kernel/ids.ts'

export type NotificationType = 'post_like' | 'post_comment' | 'comment_reply' | 'follow' | 'mention' | 'tool_review'

/** Where it leads, in the specification's words. */
export interface NotificationPayload {
  readonly post_id?: string
  readonly comment_id?: string
  readonly tool_slug?: string
  readonly tool_id?: string
}

/** What a member is told of an event, by whoever made it happen. */
export interface Notice {
  readonly recipientId: MemberId
  readonly type: NotificationType
  readonly payload: NotificationPayload
}
