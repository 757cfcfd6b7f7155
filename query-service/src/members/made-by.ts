import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'

/** No member's page is longer than this. */
const MOST = 60

interface Made {
  readonly toolId: ToolId
  /** The day of its newest launch that has begun. */
  readonly launchedOn: Day | null
}

/** The tools that a member makes, those with the newest launch first. */
export const madeBy = async (database: Knex, schema: string, memberId: MemberId): Promise<Made[]> => {
  const { rows } = await database.raw<{ rows: Made[] }>(
    `select tool_id as "toolId", (
       select max(board_date) from :schema:.launches launch
       where launch.tool_id = tool.tool_id and launch.state in ('live', 'closed') and not disqualified
     ) as "launchedOn"
     from :schema:.tools tool where makers @> array[:memberId::uuid] and state = 'listed'
     order by (select max(board_date) from :schema:.launches launch where launch.tool_id = tool.tool_id) desc nulls last, tool_id desc
     limit :most`,
    { schema, memberId, most: MOST },
  )
  return rows
}
