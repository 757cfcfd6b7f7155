import * as z from 'zod/mini'
import { LogPosition } from '../kernel/ids.ts'

const position = z.optional(z.pipe(z.coerce.number(), LogPosition))

export const NotificationsQuery = z.object({
  /** Only those before the one at that position. */
  before: position,
  /** Only those after that position: with `readUpTo` of an earlier answer, those that were unread then. */
  after: position,
  /** Only those that are not read yet. */
  unread: z.optional(z.literal('yes')),
  /** Likes of one post that follow on each other as one, the newest. */
  likes: z.optional(z.literal('together')),
})
