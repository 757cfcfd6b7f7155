import { Day } from '@debut/events/kernel/days.ts'
import { CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Session } from '@debut/adapters/session.ts'
import { z } from 'zod'
import type { Scope } from '../log/scope.ts'
import type { LedgerVote } from '../log/vote-ledger.ts'

const LedgerRow = z.object({
  memberId: MemberId,
  number: z.int(),
  launchId: LaunchId,
  toolId: ToolId,
  boardDate: Day,
  countsOn: Day,
  weight: z.int(),
  commandId: CommandId,
  castAt: z.number(),
  position: LogPosition,
  state: z.string(),
  reason: z.string().nullable(),
  withdrawnOn: z.nullable(Day),
})
export type LedgerRow = z.output<typeof LedgerRow>

const CARD = `v.member_id as "memberId", v.number, launch_id as "launchId", tool_id as "toolId", board_date as "boardDate", counts_on as "countsOn",
  weight, command_id as "commandId", (extract(epoch from cast_at) * 1000)::float8 as "castAt", v.position`

/** Rows by what they say of themselves, and by the votes of the log: a row that says something else of itself is found all the same. */
const wanted = (scope: Scope) =>
  `(${scope.rows.sql} or (v.member_id, v.number) in (select "memberId", number from json_to_recordset($1::json) as named ("memberId" uuid, number int)))`

export const readLedger = async (session: Session, schema: string, scope: Scope, votes: readonly LedgerVote[]): Promise<LedgerRow[]> =>
  z
    .array(LedgerRow)
    .parse(
      await session.query(
        `select ${CARD}, state, reason, withdrawn_on as "withdrawnOn" from ${schema}.votes v where ${wanted(scope)} order by v.position`,
        [namesOf(votes), scope.rows.value],
      ),
    )

/** The ledger as it was at a moment, by the clocks of its events. */
export const readLedgerAsOf = async (
  session: Session,
  schema: string,
  scope: Scope,
  votes: readonly LedgerVote[],
  asOf: Instant,
): Promise<LedgerRow[]> =>
  z.array(LedgerRow).parse(
    await session.query(
      `select ${CARD}, case when judged in ('held', 'voided') then judged when withdrawn then 'withdrawn' else 'counted' end as state,
         case when judged in ('held', 'voided') then changes.reason end as reason, case when withdrawn then withdrawn_on end as "withdrawnOn"
       from ${schema}.votes v
       left join lateral (
         select bool_or(c.state = 'withdrawn') as withdrawn,
           (array_agg(c.state order by c.at desc, c.position desc) filter (where c.state <> 'withdrawn'))[1] as judged,
           (array_agg(c.reason order by c.at desc, c.position desc) filter (where c.state <> 'withdrawn'))[1] as reason
         from ${schema}.vote_changes c
         where c.member_id = v.member_id and c.number = v.number and c.at <= $3::timestamptz
       ) as changes on true
       where v.cast_at <= $3::timestamptz and ${wanted(scope)} order by v.position`,
      [namesOf(votes), scope.rows.value, isoOf(asOf)],
    ),
  )

/** Votes by their names, as SQL takes them apart again. */
export const namesOf = (votes: readonly LedgerVote[]): string => JSON.stringify(votes.map(({ memberId, number }) => ({ memberId, number })))
