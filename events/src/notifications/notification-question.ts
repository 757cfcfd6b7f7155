import * as z from 'zod/mini'
import { LogPosition } from '../kernel/ids.ts'

/** Only those before the one at that position. */
export const NotificationsQuery = z.object({ before: z.optional(z.pipe(z.coerce.number(), LogPosition)) })
