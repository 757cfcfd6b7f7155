import type { RatingOfTool } from '@debut/events/reviews/review-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { SharedQuery } from '../kernel/query.ts'
import { toolRating } from './tool-rating.ts'

export const ratingQuery: SharedQuery<RatingOfTool, { readonly toolId: ToolId }> = {
  kind: 'shared',
  reads: ['reviews', 'tools'],
  awaitsOwn: true,
  read: ({ params: { toolId } }, parts) => toolRating(toolId, parts),
}
