import { VoteCast } from '@debut/events/voting/vote-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { openSpans } from './spans.ts'

/** A cast only adds, so a batch of them is one sum for each standing. */
export const castVotes = (batch: Batch): Statement[] => [
  ...forRows(
    batch.of(VoteCast).map(({ event: { data }, position }) => ({ ...data, position })),
    `insert into counted (member_id, number, launch_id, board_date, counts_on, weight, position, state)
     select "memberId", number, "launchId", "boardDate", "countsOn", weight, position, 'counted'
     from json_to_recordset($1::json) as cast_votes ("memberId" uuid, number int, "launchId" text, "boardDate" date, "countsOn" date,
       weight smallint, position bigint)`,
  ),
  ...forRows(
    sumsIn(batch),
    `insert into standings as known (period, start, launch_id, tool_id, board_date, points, voters, last_position)
     select * from json_to_recordset($1::json) as sums (period text, start date, launch_id text, tool_id text, board_date date,
       points int, voters int, last_position bigint)
     on conflict (launch_id, period) do update set points = known.points + excluded.points, voters = known.voters + excluded.voters,
       last_position = excluded.last_position`,
  ),
]

const sumsIn = (batch: Batch) => {
  const sums = new Map<string, { points: number; voters: number; last_position: number }>()
  for (const { event, position } of batch.of(VoteCast)) {
    const { launchId: launch_id, toolId: tool_id, boardDate: board_date, countsOn, weight } = event.data
    for (const { period, start } of openSpans(board_date, countsOn)) {
      const key = `${launch_id} ${period}`
      const sum = sums.get(key) ?? { period, start, launch_id, tool_id, board_date, points: 0, voters: 0, last_position: 0 }
      sum.points += weight
      sum.voters += 1
      sum.last_position = position
      sums.set(key, sum)
    }
  }
  return [...sums.values()]
}
