import type { Day } from '@debut/events/kernel/days.ts'
import { lastDayOfPeriod, type Period, periods } from '@debut/events/kernel/periods.ts'
import { AWARDED_PLACES } from '@debut/events/launches/launch-numbers.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { boardsOfVote } from '@debut/events/voting/open-votes.ts'
import { byStanding } from '@debut/events/voting/standing-order.ts'
import type { Parts } from '../kernel/query.ts'
import type { ChangedVote } from './changed-votes.ts'

export interface Board {
  readonly period: Period
  readonly start: Day
}

interface Standing {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly points: number
  readonly voters: number
  readonly lastPosition: number
}

export interface RecountedBoard extends Board {
  /** Best first. */
  readonly before: readonly Standing[]
  readonly after: readonly Standing[]
}

/** The boards on which these votes count, or would: days first, and of each kind the newest first. */
export const boardsOf = (changed: readonly ChangedVote[]): readonly Board[] => {
  const boards = new Map(changed.flatMap(boardsOfVote).map((board) => [`${board.period} ${board.start}`, board]))
  return [...boards.values()].toSorted(
    (one, other) => periods.indexOf(one.period) - periods.indexOf(other.period) || (one.start < other.start ? 1 : -1),
  )
}

interface Row {
  readonly period: Period
  readonly start: Day
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly points: number
  readonly voters: number
  readonly last_position: number
  readonly points_after: number | null
  readonly voters_after: number | null
  readonly last_after: number | null
}

/**
 * These boards as they are and as they would be. Launches that lose or gain votes are counted anew, by the rule of the boards. Those whose
 * points are hidden stand behind all others there, and are left out.
 */
export const recountBoards = async (
  boards: readonly Board[],
  changed: readonly ChangedVote[],
  hides: Day,
  { database, checkpoints }: Parts,
): Promise<readonly RecountedBoard[]> => {
  if (boards.length === 0) return []
  const { rows } = await database.raw<{ rows: Row[] }>(
    `with changed as materialized (
       select * from json_to_recordset(:changed::json) as changed (position bigint, launch_id text, after text)
     )
     select standing.period, standing.start, standing.launch_id, standing.tool_id, standing.points, standing.voters, standing.last_position,
       recount.points as points_after, recount.voters as voters_after, recount.last_position as last_after
     from json_to_recordset(:boards::json) as board (period text, start date, last date)
     join :rankings:.standings standing on standing.period = board.period and standing.start = board.start and standing.board_date < :hides
     left join lateral (
       select coalesce(sum(weight), 0)::int as points, count(*)::int as voters, coalesce(max(counted.position), 0) as last_position
       from :rankings:.counted counted left join changed on changed.position = counted.position
         cross join lateral (select coalesce(changed.after, counted.state) as state) as would
       where counted.launch_id = standing.launch_id and counts_on <= board.last
         and (would.state = 'counted' or (would.state = 'withdrawn' and withdrawn_on > board.last))
     ) recount on standing.launch_id in (select launch_id from changed)`,
    {
      rankings: checkpoints.of('rankings').schema,
      hides,
      changed: JSON.stringify(changed.map(({ position, launchId: launch_id, after }) => ({ position, launch_id, after }))),
      boards: JSON.stringify(boards.map(({ period, start }) => ({ period, start, last: lastDayOfPeriod(period, start) }))),
    },
  )
  const byBoard = Map.groupBy(rows, ({ period, start }) => `${period} ${start}`)
  return boards.map(({ period, start }) => {
    const standings = byBoard.get(`${period} ${start}`) ?? []
    return {
      period,
      start,
      before: standings.map(standingBefore).toSorted(byStanding),
      after: standings.map(standingAfter).toSorted(byStanding),
    }
  })
}

const standingBefore = ({ launch_id, tool_id, points, voters, last_position }: Row): Standing => ({
  launchId: launch_id,
  toolId: tool_id,
  points,
  voters,
  lastPosition: last_position,
})

const standingAfter = (row: Row): Standing => ({
  ...standingBefore(row),
  ...(row.points_after !== null &&
    row.voters_after !== null &&
    row.last_after !== null && { points: row.points_after, voters: row.voters_after, lastPosition: row.last_after }),
})

type Award = Pick<Standing, 'launchId' | 'toolId' | 'points' | 'voters'>

/** What a period's awards would be, by the rule that grants and revises them. */
export const awardsOf = (standings: readonly Standing[]): readonly Award[] =>
  standings
    .filter(({ points }) => points > 0)
    .slice(0, AWARDED_PLACES)
    .map(({ launchId, toolId, points, voters }) => ({ launchId, toolId, points, voters }))

/** The awards as they were granted or last revised, by board; a board that has none was never granted any. */
export const grantedAwards = async (
  boards: readonly Board[],
  { database, checkpoints }: Parts,
): Promise<ReadonlyMap<string, readonly Award[]>> => {
  if (boards.length === 0) return new Map()
  const { rows } = await database.raw<{ rows: (Board & { awards: Award[] | null })[] }>(
    `select board.period, board.start, (
       select json_agg(json_build_object('launchId', launch_id, 'toolId', tool_id, 'points', points, 'voters', voters) order by place)
       from :rankings:.awards award where award.period = board.period and award.start = board.start
     ) as awards
     from json_to_recordset(:boards::json) as board (period text, start date, last date)
     join :rankings:.days day on day.day = board.last and closed_at is not null`,
    {
      rankings: checkpoints.of('rankings').schema,
      boards: JSON.stringify(boards.map(({ period, start }) => ({ period, start, last: lastDayOfPeriod(period, start) }))),
    },
  )
  return new Map(rows.map(({ period, start, awards }) => [`${period} ${start}`, awards ?? []]))
}
