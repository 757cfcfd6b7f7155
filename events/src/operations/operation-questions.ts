import * as z from 'zod/mini'
import { queryNumber } from '../kernel/query-fields.ts'
import { JournalKind } from './journal-kind.ts'

const JOURNAL_PAGE = 50

/** Page by page: each begins after the last entry of the one before. */
export const JournalQuery = z.object({
  kind: z.optional(JournalKind),
  before: z.optional(queryNumber(0, Number.MAX_SAFE_INTEGER)),
  limit: z._default(queryNumber(1, 100), JOURNAL_PAGE),
})
export type JournalQuery = z.infer<typeof JournalQuery>
