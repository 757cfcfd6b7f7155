import type { Hidden } from '@debut/events/kernel/texts/text-form.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { OwnReview } from '@debut/events/reviews/review-answers.ts'
import type { Rating, ReviewId } from '@debut/events/reviews/review-form.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { hidingFrom, type HidingJson, hidingOf, HIDINGS_READ } from '../moderation/hiding-of.ts'
import { HIDDEN } from './hidden.ts'

interface Row {
  readonly is_maker: boolean
  readonly review: {
    readonly reviewId: ReviewId
    readonly rating: Rating
    readonly body: string
    readonly hiddenFor: Hidden | null
    readonly hiding: HidingJson | null
  } | null
  readonly written_at: Date | null
}

export const ownReviewQuery: OwnQuery<OwnReview, { readonly toolId: ToolId }> = {
  kind: 'own',
  reads: ['reviews', 'tools', ...HIDINGS_READ],
  read: async ({ memberId, params: { toolId } }, { database, checkpoints }) => {
    const [tools, reviews, moderation, conduct] = ['tools', 'reviews', ...HIDINGS_READ].map((name) => checkpoints.of(name).schema)
    const { rows } = await database.raw<{ rows: Row[] }>(
      `select :memberId::uuid = any(makers) as is_maker, written_at, case when body is not null then
         json_build_object('reviewId', review_id, 'rating', rating, 'body', body, 'hiddenFor', ${HIDDEN},
           'hiding', case when hidden_because is not null then ${hidingOf('review', 'review_id')} end) end as review
       from :tools:.tools tool left join :reviews:.reviews review on review.tool_id = tool.tool_id and member_id = :memberId
       where tool.tool_id = :toolId and state = 'listed'`,
      { tools, reviews, moderation, conduct, memberId, toolId },
    )
    const [found] = rows
    if (found === undefined) throw new HttpError('not-found')
    const { is_maker: isMaker, review, written_at } = found
    const at = written_at && isoOf(toInstant(written_at.toISOString()))
    return { toolId, isMaker, review: review === null || at === null ? null : { ...review, hiding: hidingFrom(review.hiding), at } }
  },
}
