import * as z from 'zod/mini'
import type { MemberId } from '../kernel/ids.ts'

/** The specification's six types, and invitations to be a maker. Members choose which of them they also get by email. */
export const MailedType = z.enum(['post_like', 'post_comment', 'comment_reply', 'follow', 'mention', 'tool_review', 'tool_invitation'])
export type MailedType = z.infer<typeof MailedType>

/** Moderation decisions have their own email, which can't be switched off. */
export const NotificationType = z.enum([...MailedType.options, 'moderation'])
export type NotificationType = z.infer<typeof NotificationType>

/** Holds where the notification leads, in the specification's words, and the fields of the types that we added. */
export const NotificationPayload = z.object({
  post_id: z.optional(z.string()),
  comment_id: z.optional(z.string()),
  tool_slug: z.optional(z.string()),
  tool_id: z.optional(z.string()),
  /** The answer to an invitation that the reader sent. It is absent if they are invited themselves. */
  answer: z.optional(z.enum(['accepted', 'declined'])),
  /** These are the kind of a moderation decision, the number of others that were made with it, and the page that shows it. */
  decision: z.optional(z.string()),
  more: z.optional(z.number()),
  path: z.optional(z.string()),
})
export type NotificationPayload = z.infer<typeof NotificationPayload>

/** A notification of an event to one member, before it has an id. */
export interface Notice {
  readonly recipientId: MemberId
  readonly type: NotificationType
  readonly payload: NotificationPayload
  /** The member who caused it. If it is undefined, that is the event's actor; it is null if the recipient must not learn who it was. */
  readonly actorId?: MemberId | null | undefined
  /** A member gets only one notification under this name. */
  readonly once?: string | undefined
}
