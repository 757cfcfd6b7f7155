import type { Day } from '@debut/events/kernel/days.ts'
import type { Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Identity } from '@debut/adapters/tokens.ts'

interface LaunchRow {
  readonly launch_id: LaunchId
  readonly tool_id: ToolId
  readonly board_date: Day
  readonly lane: Lane
  readonly state: 'scheduled' | 'live' | 'closed'
  readonly disqualified: boolean
}

export const findLaunch = async (database: Knex, schema: string, launchId: LaunchId) => {
  const launches = database.withSchema(schema).from<LaunchRow>('launches').where({ launch_id: launchId, disqualified: false })
  const row = await launches.whereIn('state', ['scheduled', 'live', 'closed']).first<LaunchRow | undefined>()
  if (row === undefined) throw new HttpError('unknown-launch')
  return launchOf(row)
}

/** For those who may see what became of its votes: its makers, and who audits. */
export const findOwnLaunch = async (database: Knex, schema: string, launchId: LaunchId, { memberId, roles }: Identity) => {
  const { rows } = await database.raw<{ rows: LaunchRow[] }>(
    `select launch.* from :schema:.launches launch join :schema:.tools tool using (tool_id)
     where launch_id = :launchId and launch.state in ('scheduled', 'live', 'closed') and (:memberId::uuid = any(tool.makers) or :audits)`,
    { schema, launchId, memberId, audits: roles.length > 0 },
  )
  const [row] = rows
  if (row !== undefined) return launchOf(row)
  await findLaunch(database, schema, launchId)
  throw new HttpError('forbidden')
}

const launchOf = ({ launch_id, tool_id, board_date, lane, state }: LaunchRow) => ({
  launchId: launch_id,
  toolId: tool_id,
  boardDate: board_date,
  lane,
  state,
})
