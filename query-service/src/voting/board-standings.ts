import { lastDayOfPeriod, type Period } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { hiddenFrom } from './hidden-days.ts'

export interface BoardPage {
  readonly period: Period
  /** The period's first day. */
  readonly start: Day
  readonly now: Instant
  readonly limit: number
  readonly offset: number
}

export interface BoardPlace {
  readonly place: number
  /** It is null while hidden, like everything that counts. */
  readonly rank: number | null
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
  readonly points: number | null
  readonly voters: number | null
  readonly hidden: boolean
}

export interface PlaceRow {
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly board_date: Day
  readonly points: number
  readonly voters: number
  readonly hidden: boolean
}

/** That of the index, so that no more than the page is read, however long the board is. */
const ORDER = 'points desc, voters desc, last_position, launch_id'
/** What is hidden comes last, in an order that tells nothing of its points. */
export const HIDDEN_LAST = `hidden, case when hidden then hidden_order end, case when hidden then launch_id end, ${ORDER}`

/** A page of a board as it is now, in one statement, so that all of it is of one moment. */
export const boardStandings = async (database: Knex, schema: string, { period, start, now, limit, offset }: BoardPage) => {
  const hides = hiddenFrom(now)
  const hasHidden = hides === dayOf(now) && start <= hides && hides <= lastDayOfPeriod(period, start)
  const { rows } = await database.raw<{ rows: (PlaceRow & { total: number; moved: LogPosition | null; moved_at: Date | null })[] }>(
    `select board.total, moved.position as moved, moved.at as moved_at, place.*
     from (select count(*) as total from :schema:.standings where period = :period and start = :start) board
     left join :schema:.boards moved on moved.period = :period and moved.start = :start
     left join lateral (
       select launch_id, tool_id, board_date, points, voters, hidden
       from (select *, board_date >= :hides as hidden from :schema:.standings where period = :period and start = :start) standing
       order by ${hasHidden ? HIDDEN_LAST : ORDER} limit :limit offset :offset
     ) place on true`,
    { schema, period, start, hides, limit, offset },
  )
  const [first] = rows
  return {
    /** Of the last event that changed this board. */
    moved: first?.moved ?? 0,
    movedAt: first?.moved_at ?? null,
    total: first?.total ?? 0,
    places: rows.filter(({ launch_id }) => launch_id !== null).map((row, index) => placeOf(row, offset + index + 1)),
  }
}

export const placeOf = ({ launch_id, tool_id, board_date, points, voters, hidden }: PlaceRow, place: number): BoardPlace => ({
  place,
  rank: hidden ? null : place,
  launchId: launch_id,
  toolId: tool_id,
  boardDate: board_date,
  points: hidden ? null : points,
  voters: hidden ? null : voters,
  hidden,
})
