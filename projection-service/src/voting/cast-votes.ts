import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { VoteCast } from '@debut/events/voting/vote-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { stands } from './disqualified-launches.ts'
import { spansOf } from './spans.ts'

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
     where ${stands('sums.launch_id')}
     on conflict (launch_id, period) do update set points = known.points + excluded.points, voters = known.voters + excluded.voters,
       last_position = excluded.last_position`,
  ),
]

/** Looked up once for each vote: this is most of what a rebuild does beside reading. */
const sumsIn = (batch: Batch) => {
  const sums = new Map<LaunchId, ReturnType<typeof noneYet>>()
  for (const { event, position } of batch.of(VoteCast)) {
    const { launchId, countsOn, weight } = event.data
    const ofLaunch = sums.get(launchId) ?? noneYet(event.data)
    sums.set(launchId, ofLaunch)
    for (const sum of ofLaunch) {
      if (countsOn > sum.last) continue
      sum.points += weight
      sum.voters += 1
      sum.last_position = position
    }
  }
  return [...sums.values()].flat().filter(({ voters }) => voters > 0)
}

const noneYet = ({ launchId: launch_id, toolId: tool_id, boardDate: board_date }: EventOf<typeof VoteCast>['data']) =>
  spansOf(board_date).map((span) => ({ ...span, launch_id, tool_id, board_date, points: 0, voters: 0, last_position: 0 }))
