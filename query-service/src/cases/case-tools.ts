import type { CaseTool } from '@debut/events/cases/case-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Parts } from '../kernel/query.ts'

/** Tools by their ids, also those that only admins may see. */
export const caseTools = async (toolIds: Iterable<ToolId>, { database, checkpoints }: Parts): Promise<ReadonlyMap<ToolId, CaseTool>> => {
  const wanted = [...new Set(toolIds)]
  if (wanted.length === 0) return new Map()
  const tools = database.withSchema(checkpoints.of('tools').schema).from('tools').whereIn('tool_id', wanted)
  const rows = await tools.select<(CaseTool & { readonly tool_id: ToolId })[]>('tool_id', 'name', 'slug', 'logo')
  return new Map(rows.map(({ tool_id, ...tool }) => [tool_id, tool]))
}
