import * as z from 'zod/mini'
import { queryNumber } from '../kernel/query-fields.ts'

/** Texts on one page of what moderators look at. */
const MODERATED_PAGE = 20

export const ModeratedTextsQuery = z.object({
  limit: z._default(queryNumber(1, 50), MODERATED_PAGE),
  /** Only those whose newest report or hold comes before that position. */
  before: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)),
})
export type ModeratedTextsQuery = z.infer<typeof ModeratedTextsQuery>
