import type { Neighbours } from '@debut/events/tools/listing-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolParams } from '@debut/events/tools/tool-question.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../../kernel/query.ts'
import { findTool } from '../find-tool.ts'
import { listedTools, type ListedRow } from './listed-tools.ts'

const MOST_SIMILAR = 4
const MOST_OF_A_DAY = 5
/** Of each tag, so that a tag that many carry costs no more than another. */
const LOOKED_AT = 200

/** What to look at beside a tool. */
export const neighboursQuery: SharedQuery<Neighbours, z.output<typeof ToolParams>> = {
  kind: 'shared',
  reads: ['listings', 'tools', 'members'],
  read: async ({ params: { tool } }, parts) => {
    const toolId = await findTool(tool, parts)
    const [similar, sameDay] = await Promise.all([similarTo(toolId, parts), ofTheDayOf(toolId, parts)])
    const withCards = await listedTools([...similar, ...sameDay], parts)
    return { similar: withCards(similar), sameDay: withCards(sameDay) }
  },
}

/** Those that share most tags with it, the better before the others. */
const similarTo = async (toolId: ToolId, { database, checkpoints }: Parts): Promise<ListedRow[]> => {
  const { rows } = await database.raw<{ rows: ListedRow[] }>(
    `select other.tool_id, other.launch_id, other.board_date, other.points, other.closed
     from :listings:.listed mine cross join lateral (
       select * from :listings:.listed alike where alike.listing = mine.listing order by points desc, voters desc, tool_id limit :most
     ) other
     where mine.tool_id = :toolId and mine.listing like 'tag:%' and other.tool_id <> :toolId
     group by 1, 2, 3, 4, 5 order by count(*) desc, other.points desc, other.tool_id limit :similar`,
    { listings: checkpoints.of('listings').schema, toolId, most: LOOKED_AT, similar: MOST_SIMILAR },
  )
  return rows
}

/** By the points of closed launches: while the day runs their order says nothing of it. */
const ofTheDayOf = async (toolId: ToolId, { database, checkpoints }: Parts): Promise<ListedRow[]> => {
  const { rows } = await database.raw<{ rows: ListedRow[] }>(
    `select other.* from :listings:.listed mine join :listings:.listed other using (board_date)
     where mine.tool_id = :toolId and mine.listing like 'category:%' and other.listing like 'category:%' and other.tool_id <> :toolId
     order by other.points desc, other.tool_id limit :most`,
    { listings: checkpoints.of('listings').schema, toolId, most: MOST_OF_A_DAY },
  )
  return rows
}
