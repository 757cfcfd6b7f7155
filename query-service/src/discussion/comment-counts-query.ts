import type { CommentCounts } from '@debut/events/discussion/comment-answers.ts'
import type { CountsQuery } from '@debut/events/discussion/comment-questions.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { SharedQuery } from '../kernel/query.ts'

/** They are apart from boards and lists of tools, so that a comment or a like makes none of those anew. */
export const commentCountsQuery: SharedQuery<CommentCounts, object, CountsQuery> = {
  kind: 'shared',
  reads: ['discussion', 'tools'],
  awaitsOwn: true,
  read: async ({ query: { tools: toolIds } }, { database, checkpoints }) => {
    if (toolIds.length === 0) return { tools: [] }
    const { rows } = await database.raw<{ rows: { toolId: ToolId; comments: number }[] }>(
      `select tool_id as "toolId", comments
       from :tools:.tools join :discussion:.threads on thread = 'tool:' || tool_id
       where tool_id = any(:toolIds) and state = 'listed' and comments > 0 order by tool_id`,
      { discussion: checkpoints.of('discussion').schema, tools: checkpoints.of('tools').schema, toolIds },
    )
    return { tools: rows }
  },
}
