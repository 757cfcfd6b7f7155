import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolPicture } from '@debut/events/tools/tool-picture.ts'
import type { Parts } from '../kernel/query.ts'

/** The first picture of each tool that has one. */
export const firstPictures = async (
  toolIds: readonly ToolId[],
  { database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>,
): Promise<ReadonlyMap<ToolId, ToolPicture>> => {
  if (toolIds.length === 0) return new Map()
  const tools = database.withSchema(checkpoints.of('tools').schema).from('tools')
  const found = await tools
    .whereIn('tool_id', toolIds)
    .whereRaw('json_array_length(images) > 0')
    .select<{ tool_id: ToolId; picture: ToolPicture }[]>('tool_id', database.raw('images -> 0 as picture'))
  return new Map(found.map(({ tool_id, picture }) => [tool_id, picture]))
}
