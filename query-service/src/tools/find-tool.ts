import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/infra/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'

/** By its slug or its id. */
export const findTool = async (asked: string | undefined, { database, checkpoints }: Parts): Promise<ToolId> => {
  if (asked === undefined) throw new HttpError('unknown-tool')
  const tools = database.withSchema(checkpoints.of('tools').schema).from('tools')
  // A slug may look like an id, and must not stand in the way of the tool whose id it is.
  const named = tools.where({ tool_id: asked }).orWhere({ slug: asked.toLowerCase() })
  const found = await named.orderByRaw('tool_id = ? desc', [asked]).first<{ tool_id: ToolId } | undefined>('tool_id')
  if (found === undefined) throw new HttpError('unknown-tool')
  return found.tool_id
}
