import * as z from 'zod/mini'
import { QueryDay, queryIds, queryNumber } from '../../kernel/query-fields.ts'
import { LaunchId } from '../../tools/launch-id.ts'

/** Days, from the next one on. */
export const UpcomingQuery = z.object({ days: z._default(queryNumber(1, 31), 7), from: z.optional(QueryDay) })
export type UpcomingQuery = z.infer<typeof UpcomingQuery>

export const LineDaysQuery = z.object({ days: z._default(queryNumber(1, 150), 35) })
export const AwaitedQuery = z.object({ launches: queryIds(LaunchId) })
