import { endingWith, type Period } from '@debut/events/boards/periods.ts'
import type { Day } from '@debut/events/kernel/calendar.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/launches/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'

interface FrozenRow {
  readonly rank: number
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly points: number
  readonly voters: number
}

interface AwardRow extends Omit<FrozenRow, 'rank'> {
  readonly period: Period
  readonly start: Day
  readonly place: number
  readonly revised_for: string | null
  readonly because: LogPosition | null
}

/** A day's standings as they were when it was closed: no later void changes them. */
export const frozenStandings = async (database: Knex, schema: string, day: Day) => {
  const frozen = database.withSchema(schema).from('frozen').where({ day }).orderBy('rank')
  return (await frozen.select<FrozenRow[]>('*')).map(({ rank, ...row }) => ({ rank, ...standingOf(row) }))
}

/** What was won in the periods that end with a day, as it stands now; where that was revised, why. */
export const awardsEndingWith = async (database: Knex, schema: string, day: Day) => {
  const ending = endingWith(day)
  const awards = database.withSchema(schema).from('awards').orderBy('place')
  const rows = await awards
    .whereIn(
      ['period', 'start'],
      ending.map(({ period, start }) => [period, start]),
    )
    .select<AwardRow[]>('*')
  return ending.map(({ period, start }) => {
    const given = rows.filter((row) => row.period === period)
    const [first] = given
    return {
      period,
      start,
      awards: given.map(({ place, ...row }) => ({ place, ...standingOf(row) })),
      revised: first?.revised_for ? { reason: first.revised_for, because: first.because } : null,
    }
  })
}

const standingOf = ({ launch_id, tool_id, points, voters }: Omit<FrozenRow, 'rank'>) => ({
  launchId: launch_id,
  toolId: tool_id,
  points,
  voters,
})
