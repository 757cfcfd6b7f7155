import type { Period } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { hiddenFrom } from './hidden-days.ts'

export interface LaunchStanding {
  readonly period: Period
  readonly start: Day
  /** It is null while hidden, like everything that counts. */
  readonly rank: number | null
  /** How many launches the board has. */
  readonly of: number
  readonly points: number | null
  readonly voters: number | null
  /** Points that the next better one is ahead; null for the first. */
  readonly behind: number | null
  /** Points that the next worse one whose points are shown lies back; null for the last of them. */
  readonly ahead: number | null
  readonly hidden: boolean
}

interface StandingRow {
  readonly launch_id: LaunchId
  readonly period: Period
  readonly start: Day
  readonly points: number
  readonly voters: number
  readonly hidden: boolean
  readonly rank: number
  readonly of: number
  readonly better: number | null
  readonly worse: number | null
}

const SAME_BOARD = 'other.period = mine.period and other.start = mine.start'
/** Its points are shown, and by the order of the index it stands before, or after, mine. */
const shownAnd = (first: '<' | '>', then: '<' | '>') =>
  `other.board_date < :hides and (other.points ${first} mine.points or other.points = mine.points and (
     other.voters ${first} mine.voters or other.voters = mine.voters and (
       other.last_position ${then} mine.last_position or other.last_position = mine.last_position and other.launch_id ${then} mine.launch_id)))`
const BETTER = shownAnd('>', '<')
const WORSE = shownAnd('<', '>')

/** Where launches stand on their boards, best counted by how many are before them. */
export const launchStandings = async (
  database: Knex,
  schema: string,
  { launchIds, periods, now }: { readonly launchIds: readonly LaunchId[]; readonly periods: readonly Period[]; readonly now: Instant },
): Promise<ReadonlyMap<LaunchId, readonly LaunchStanding[]>> => {
  const { rows } = await database.raw<{ rows: StandingRow[] }>(
    `select mine.launch_id, mine.period, mine.start, mine.points, mine.voters, mine.hidden,
       (select count(*) from :schema:.standings other where ${SAME_BOARD}) as of,
       1 + (select count(*) from :schema:.standings other where ${SAME_BOARD} and ${BETTER}) as rank,
       (select other.points from :schema:.standings other where ${SAME_BOARD} and other.points >= mine.points and ${BETTER}
         order by other.points, other.voters, other.last_position desc, other.launch_id desc limit 1) as better,
       (select other.points from :schema:.standings other where ${SAME_BOARD} and other.points <= mine.points and ${WORSE}
         order by other.points desc, other.voters desc, other.last_position, other.launch_id limit 1) as worse
     from (
       select *, board_date >= :hides as hidden from :schema:.standings where launch_id = any(:launchIds) and period = any(:periods)
     ) mine`,
    { schema, hides: hiddenFrom(now), launchIds, periods },
  )
  return Map.groupBy(rows.map(standingOf), ({ launchId }) => launchId)
}

const standingOf = ({ launch_id, period, start, points, voters, hidden, rank, of, better, worse }: StandingRow) => ({
  launchId: launch_id,
  period,
  start,
  rank: hidden ? null : rank,
  of,
  points: hidden ? null : points,
  voters: hidden ? null : voters,
  behind: hidden || better === null ? null : better - points,
  ahead: hidden || worse === null ? null : points - worse,
  hidden,
})
