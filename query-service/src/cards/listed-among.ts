import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts } from '../kernel/query.ts'

/** Those of the tools that everybody sees. */
export const listedAmong = async (
  toolIds: readonly ToolId[],
  { database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>,
): Promise<ReadonlySet<ToolId>> => {
  const tools = database.withSchema(checkpoints.of('tools').schema).from('tools').where({ state: 'listed' }).whereIn('tool_id', toolIds)
  return new Set(await tools.pluck('tool_id'))
}
