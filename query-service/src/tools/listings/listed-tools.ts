import type { Day } from '@debut/events/kernel/days.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import type { Parts } from '../../kernel/query.ts'
import { toolCards } from '../../cards/tool-cards.ts'

/** A tool as it stands in a listing. */
export interface ListedRow {
  readonly tool_id: ToolId
  readonly launch_id: LaunchId
  readonly board_date: Day
  readonly points: number
  readonly closed: boolean
}

/** The rows with their cards. A card that is not there yet comes with its next change. */
export const listedTools = async (rows: readonly ListedRow[], parts: Parts, pictured: readonly ListedRow[] = []) => {
  const { database, checkpoints } = parts
  const [cards, pictures] = await Promise.all([
    toolCards(database, checkpoints, [...new Set(rows.map(({ tool_id }) => tool_id))]),
    picturesOf(pictured, parts),
  ])
  return (shown: readonly ListedRow[]) =>
    shown.flatMap(({ tool_id, launch_id, board_date, points, closed }) => {
      const card = cards.get(tool_id)
      if (card === undefined) return []
      const picture = pictures.get(tool_id)
      return [{ ...card, launchId: launch_id, boardDate: board_date, points: closed ? points : null, ...(picture && { picture }) }]
    })
}

/** The first of each. */
const picturesOf = async (rows: readonly ListedRow[], { database, checkpoints }: Parts): Promise<ReadonlyMap<ToolId, ToolPicture>> => {
  if (rows.length === 0) return new Map()
  const tools = database.withSchema(checkpoints.of('tools').schema).from('tools')
  const found = await tools
    .whereIn(
      'tool_id',
      rows.map(({ tool_id }) => tool_id),
    )
    .whereRaw('json_array_length(images) > 0')
    .select<{ tool_id: ToolId; picture: ToolPicture }[]>('tool_id', database.raw('images -> 0 as picture'))
  return new Map(found.map(({ tool_id, picture }) => [tool_id, picture]))
}
