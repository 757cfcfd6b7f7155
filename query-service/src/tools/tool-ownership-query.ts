import type { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolOwnership } from '@debut/events/tools/tool-ownership-answers.ts'
import type { ToolParams } from '@debut/events/tools/tool-question.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { OwnQuery } from '../kernel/query.ts'

/** For its makers, also while it is hidden. Under everybody else's tools there is nothing here. */
export const toolOwnershipQuery: OwnQuery<ToolOwnership, z.output<typeof ToolParams>> = {
  kind: 'own',
  reads: ['tools'],
  read: async ({ params: { tool: asked }, memberId }, { database, checkpoints }) => {
    const { rows } = await database.raw<{ rows: { tool_id: ToolId; slug: Slug }[] }>(
      `select tool_id, slug from :tools:.tools where state <> 'removed' and makers @> array[:memberId::uuid] and (
         tool_id = :asked or tool_id = (select tool_id from :tools:.slugs where slug = lower(:asked))
       ) order by tool_id = :asked desc limit 1`,
      { tools: checkpoints.of('tools').schema, asked: asked ?? null, memberId },
    )
    const [found] = rows
    if (found === undefined) throw new HttpError('not-found')
    return { toolId: found.tool_id, slug: found.slug }
  },
}
