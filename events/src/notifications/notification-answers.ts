import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { face } from '../kernel/face.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { NotificationPayload } from './notification.ts'

/** In the words of the specification's database. The actor is null where a process acted, and once they are erased. */
const Notification = z.object({
  id: z.uuid(),
  recipient_id: MemberId,
  actor_id: z.nullable(MemberId),
  /** Of any kind: a page that is open shows those too that are still to come. */
  type: z.string(),
  payload: NotificationPayload,
  is_read: z.boolean(),
  created_at: IsoInstant,
  position: LogPosition,
  /** How the text begins that it is about, or what it is called: null where there is none, or the reader can’t read it now. */
  quote: z.nullable(z.string()),
  /** The product that was reviewed. */
  tool_name: z.nullable(z.string()),
  /** Of likes that are listed together: how many older ones of the same post come directly before it, and who was the last of these. */
  also: z.nullable(z.object({ count, username: z.nullable(z.string()) })),
  actor: z.nullable(z.object({ user_id: MemberId, username: z.string(), avatar_url: z.string(), tier: face.tier })),
})
export type Notification = z.infer<typeof Notification>

/** Newest first. */
export const Notifications = dated({
  notifications: z.array(Notification),
  more: z.boolean(),
  /** The position up to which all are read; null for a member who has read none. */
  readUpTo: z.nullable(LogPosition),
})
export type Notifications = z.infer<typeof Notifications>

export const UnreadCount = z.object({ count })
export type UnreadCount = z.infer<typeof UnreadCount>

/** Of the live topic, in the order of the log: each is one more, or how far they were read elsewhere. */
export const NotificationsFrame = z.array(z.union([Notification, z.object({ readUpTo: LogPosition })]))
export type NotificationsFrame = z.infer<typeof NotificationsFrame>
