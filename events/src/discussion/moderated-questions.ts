import * as z from 'zod/mini'
import { QUEUE_PAGE, queryNumber } from '../kernel/query-fields.ts'

export const ModeratedTextsQuery = z.object({
  limit: z._default(queryNumber(1, 50), QUEUE_PAGE),
  /** Only those whose oldest report or hold comes after that position. */
  after: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)),
})
export type ModeratedTextsQuery = z.infer<typeof ModeratedTextsQuery>
