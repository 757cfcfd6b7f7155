import * as z from 'zod/mini'
import { LogPosition } from '../kernel/ids.ts'

export const NotificationsQuery = z.object({
  /** Only those before the one at that position. */
  before: z.optional(z.pipe(z.coerce.number(), LogPosition)),
  /** Only those that are not read yet. */
  unread: z.optional(z.literal('yes')),
})
