import type { Day } from '@debut/events/kernel/days.ts'
import type { Slug } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { shownTags } from '../cards/shown-tags.ts'

interface Page {
  readonly today: Day
  readonly limit: number
  /** Only those whose slug comes later. */
  readonly after: string | undefined
}

export interface ToolAddress {
  readonly slug: Slug
  readonly tags: readonly string[]
  /** The newest day it stood on the stage; null before its first. */
  readonly launchedOn: Day | null
}

/** In the order of the slug's index, so that a page costs the same wherever it begins. */
export const listToolAddresses = async (database: Knex, schema: string, { today, limit, after }: Page): Promise<ToolAddress[]> => {
  const { rows } = await database.raw<{ rows: ToolAddress[] }>(
    `select slug, shown.tags, (
       select max(board_date) from :schema:.launches launch where launch.tool_id = tool.tool_id and board_date <= :today and launch.state <> 'withdrawn' and not disqualified
     ) as "launchedOn"
     from :schema:.tools tool cross join lateral ${shownTags('tool.tags', ':schema:')}
     where state = 'listed' and (:after::text is null or slug > :after::text) order by slug limit :limit`,
    { schema, today, limit, after: after ?? null },
  )
  return rows
}
