import * as z from 'zod/mini'
import { AskedDay, askedIds, askedNumber } from '../../kernel/asked.ts'
import { LaunchId } from '../../tools/launch-id.ts'

/** Days, from the next one on. */
export const UpcomingQuery = z.object({ days: z._default(askedNumber(1, 31), 7), from: z.optional(AskedDay) })
export type UpcomingQuery = z.infer<typeof UpcomingQuery>

export const LineDaysQuery = z.object({ days: z._default(askedNumber(1, 150), 35) })
export const AwaitedQuery = z.object({ launches: askedIds(LaunchId) })

/** Those behind a member, by id. */
