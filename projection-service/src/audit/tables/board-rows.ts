import { Period } from '@debut/events/kernel/periods.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Session } from '@debut/adapters/session.ts'
import { z } from 'zod'

const StandingRow = z.object({
  period: Period,
  start: Day,
  launchId: LaunchId,
  toolId: ToolId,
  points: z.int(),
  voters: z.int(),
  lastPosition: z.int(),
})
export type StandingRow = z.output<typeof StandingRow>

const Placed = z.object({ launchId: LaunchId, points: z.int(), voters: z.int() })

const DayRow = z.object({ merkleRoot: z.string().nullable(), votes: z.int().nullable(), winner: z.string().nullable() })

export interface DayRows {
  readonly day: z.output<typeof DayRow> | undefined
  readonly frozen: readonly z.output<typeof Placed>[]
}

export const readStandings = async (session: Session, schema: string, launches: readonly LaunchId[] | 'all'): Promise<StandingRow[]> =>
  z.array(StandingRow).parse(
    await session.query(
      `select period, start, launch_id as "launchId", tool_id as "toolId", points, voters, last_position as "lastPosition"
       from ${schema}.standings where $1::text[] is null or launch_id = any($1::text[]) order by launch_id, period`,
      [launches === 'all' ? null : launches],
    ),
  )

export const readDay = async (session: Session, schema: string, day: Day): Promise<DayRows> => {
  const [row] = await session.query(
    `select merkle_root as "merkleRoot", votes, winner_id as winner from ${schema}.days where day = $1::date`,
    [day],
  )
  const frozen = await session.query(
    `select launch_id as "launchId", points, voters from ${schema}.frozen where day = $1::date order by rank`,
    [day],
  )
  return { day: row === undefined ? undefined : DayRow.parse(row), frozen: z.array(Placed).parse(frozen) }
}
