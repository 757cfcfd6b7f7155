import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'

/** By its slug, one that it had before, or its id. */
export const toolNamed = async (asked: string, { database, checkpoints }: Parts): Promise<ToolId | undefined> => {
  // A slug may look like an id, and must not stand in the way of the tool whose id it is.
  const { rows } = await database.raw<{ rows: { tool_id: ToolId }[] }>(
    `select tool_id from :tools:.tools where state = 'listed' and (
       tool_id = :asked or tool_id = (select tool_id from :tools:.slugs where slug = lower(:asked))
     ) order by tool_id = :asked desc limit 1`,
    { tools: checkpoints.of('tools').schema, asked },
  )
  return rows[0]?.tool_id
}

/** The same where there has to be one. */
export const findTool = async (asked: string | undefined, parts: Parts): Promise<ToolId> => {
  const found = asked === undefined ? undefined : await toolNamed(asked, parts)
  if (found === undefined) throw new HttpError('unknown-tool')
  return found
}
