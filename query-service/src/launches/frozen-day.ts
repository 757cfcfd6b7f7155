import { endingWith, type Period } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { RevisionReason } from '@debut/events/launches/revision-reason.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'

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
}

interface RevisionRow {
  readonly period: Period
  readonly reason: RevisionReason
  readonly because: LogPosition
}

/** A day's standings as they were when it was closed: no later void changes them. */
export const frozenStandings = async (database: Knex, schema: string, day: Day) => {
  const frozen = database.withSchema(schema).from('frozen').where({ day }).orderBy('rank')
  return (await frozen.select<FrozenRow[]>('*')).map(({ rank, ...row }) => ({ rank, ...standingOf(row) }))
}

/** What was won in the periods that end with a day, as it stands now; where that was revised, why. */
export const awardsEndingWith = async (database: Knex, schema: string, day: Day) => {
  const ending = endingWith(day)
  const boards = ending.map(({ period, start }) => [period, start])
  const of = (table: string) => database.withSchema(schema).from(table).whereIn(['period', 'start'], boards)
  const [awards, revisions] = await Promise.all([
    of('awards').orderBy('place').select<AwardRow[]>('*'),
    of('revisions').select<RevisionRow[]>('period', 'reason', 'because'),
  ])
  return ending.map(({ period, start }) => {
    const revision = revisions.find((row) => row.period === period)
    return {
      period,
      start,
      awards: awards.filter((row) => row.period === period).map(({ place, ...row }) => ({ place, ...standingOf(row) })),
      revised: revision === undefined ? null : { reason: revision.reason, because: revision.because },
    }
  })
}

const standingOf = ({ launch_id, tool_id, points, voters }: Omit<FrozenRow, 'rank'>) => ({
  launchId: launch_id,
  toolId: tool_id,
  points,
  voters,
})
