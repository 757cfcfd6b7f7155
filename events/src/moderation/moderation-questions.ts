import * as z from 'zod/mini'
import { MemberId } from '../kernel/ids.ts'
import { queryNumber } from '../kernel/query-fields.ts'
import { ActGroup } from './act-kinds.ts'

/** Acts on one page of the public log. */
const LOG_PAGE = 50

export const ModerationLogQuery = z.object({
  group: z.optional(ActGroup),
  limit: z._default(queryNumber(1, 100), LOG_PAGE),
  /** Only acts that the log has before that position. */
  before: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)),
})
export type ModerationLogQuery = z.infer<typeof ModerationLogQuery>

export const ConductParams = z.object({ memberId: MemberId })
