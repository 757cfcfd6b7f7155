import * as z from 'zod/mini'
import { pageFields, QueryDay, QueryInstant, queryNumber, QueryYear } from '../kernel/query-fields.ts'
import { MemberId } from '../kernel/ids.ts'
import { Period } from '../kernel/periods.ts'
import { LaunchId } from '../tools/launch-id.ts'

export const BoardParams = z.object({ period: Period })

/** A mistyped name would be answered with another board. */
export const BoardQuery = z.strictObject({ start: z.optional(QueryDay), asOf: z.optional(QueryInstant), ...pageFields })

export const MemberParams = z.object({ memberId: MemberId })
export const LaunchParams = z.object({ launchId: LaunchId })

export const StreaksQuery = z.object(pageFields)

/** Without a year, this one. */
export const CalendarQuery = z.object({ year: z.optional(QueryYear) })

export const VotesQuery = z.object({
  limit: pageFields.limit,
  before: z.optional(queryNumber(1, 2_147_483_647)),
  /** Only votes for these: what a page shows. */
  launches: z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(2_000)),
        z.transform((names: string) => names.split(',')),
      ),
      z.array(LaunchId).check(z.maxLength(50)),
    ),
  ),
})
