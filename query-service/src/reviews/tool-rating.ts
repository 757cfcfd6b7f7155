import { meanRating } from '@debut/events/reviews/mean-rating.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'

const NO_REVIEWS = [0, 0, 0, 0, 0]

/** Of a tool that everybody sees. Reviews are counted when they are written, so two rows are read, each by its key. */
export const toolRating = async (toolId: ToolId, { database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>) => {
  const { rows } = await database.raw<{ rows: { counts: number[] | null }[] }>(
    `select counts from :tools:.tools left join :reviews:.ratings using (tool_id) where tool_id = :toolId and state = 'listed'`,
    { tools: checkpoints.of('tools').schema, reviews: checkpoints.of('reviews').schema, toolId },
  )
  const [tool] = rows
  if (tool === undefined) throw new HttpError('not-found')
  const counts = tool.counts ?? NO_REVIEWS
  return { mean: meanRating(counts), counts, reviews: counts.reduce((sum, count) => sum + count, 0) }
}
