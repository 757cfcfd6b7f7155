import type { VoteState } from '@debut/events/voting/vote-ledger.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { VoteHeld, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { stands } from './disqualified-launches.ts'
import { recountOf } from './recount-of.ts'
import { openSpans } from './spans.ts'

const becomes = { VoteWithdrawn: 'withdrawn', VoteHeld: 'held', VoteVoided: 'voided', VoteRestored: 'counted' } as const satisfies Record<
  string,
  VoteState
>

/** After the casts. What a vote that is gone leaves behind, its last position above all, only a recount tells. */
export const changedVotes = (batch: Batch): Statement[] => {
  const votes = new Map<string, { member_id: MemberId; number: number; state: VoteState; withdrawn_on: Day | null }>()
  const standings = new Map<string, object>()
  for (const { event } of batch.of(VoteWithdrawn, VoteHeld, VoteVoided, VoteRestored)) {
    const { memberId: member_id, number, launchId: launch_id, toolId: tool_id, boardDate: board_date, countsOn } = event.data
    const withdrawn_on = event.type === 'VoteWithdrawn' ? event.data.withdrawnOn : null
    const vote = `${member_id} ${number}`
    const withdrawnOn = withdrawn_on ?? votes.get(vote)?.withdrawn_on ?? null
    votes.set(vote, { member_id, number, state: becomes[event.type], withdrawn_on: withdrawnOn })
    for (const span of openSpans(board_date, withdrawn_on ?? countsOn))
      standings.set(`${launch_id} ${span.period}`, { ...span, launch_id, tool_id, board_date })
  }
  return [
    ...forRows(
      [...votes.values()],
      `update counted set withdrawn_on = coalesce(changed.withdrawn_on, counted.withdrawn_on),
         state = case when changed.state = 'counted' and coalesce(changed.withdrawn_on, counted.withdrawn_on) is not null then 'withdrawn'
           else changed.state end
       from json_to_recordset($1::json) as changed (member_id uuid, number int, state text, withdrawn_on date)
       where counted.member_id = changed.member_id and counted.number = changed.number`,
    ),
    ...forRows(
      [...standings.values()],
      `insert into standings (period, start, launch_id, tool_id, board_date, points, voters, last_position)
       select period, start, launch_id, tool_id, board_date, recount.points, recount.voters, recount.last_position
       from json_to_recordset($1::json) as changed (period text, start date, last date, launch_id text, tool_id text, board_date date),
         ${recountOf('changed')}
       where ${stands('changed.launch_id')}
       on conflict (launch_id, period) do update set points = excluded.points, voters = excluded.voters,
         last_position = excluded.last_position`,
    ),
  ]
}
