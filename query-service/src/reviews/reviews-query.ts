import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Reviews } from '@debut/events/reviews/review-answers.ts'
import type { Rating, ReviewId } from '@debut/events/reviews/review-form.ts'
import { REVIEW_PAGE, type reviewOrders, type ReviewsQuery } from '@debut/events/reviews/review-questions.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { AUTHORS_READ, authorsOf } from '../discussion/authors.ts'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { toolRating } from './tool-rating.ts'

/** Each is the order of an index. */
const ORDERS: Readonly<Record<(typeof reviewOrders)[number], string>> = {
  helpful: 'helpful desc, position desc',
  newest: 'position desc',
}

interface Row {
  readonly review_id: ReviewId
  readonly member_id: MemberId
  readonly rating: Rating
  readonly body: string
  readonly written_at: Date
  readonly edited: boolean
  readonly helpful: number
  readonly answer: string | null
  readonly answered_by: MemberId | null
  readonly answered_at: Date | null
}

export const reviewsQuery: SharedQuery<Reviews, { readonly toolId: ToolId }, ReviewsQuery> = {
  kind: 'shared',
  reads: ['reviews', ...AUTHORS_READ],
  awaitsOwn: true,
  read: async ({ params: { toolId }, query: { sort, page } }, parts) => {
    const [rating, rows] = await Promise.all([toolRating(toolId, parts), rowsOf(toolId, { sort, page }, parts)])
    return { ...rating, list: await shown(rows, parts), page, pages: Math.max(1, Math.ceil(rating.reviews / REVIEW_PAGE)) }
  },
}

const rowsOf = (toolId: ToolId, { sort, page }: ReviewsQuery, { database, checkpoints }: Parts): Promise<Row[]> => {
  const reviews = database.withSchema(checkpoints.of('reviews').schema).from('reviews')
  return reviews
    .where({ tool_id: toolId })
    .whereNotNull('counted')
    .orderByRaw(ORDERS[sort])
    .limit(REVIEW_PAGE)
    .offset((page - 1) * REVIEW_PAGE)
    .select<Row[]>()
}

/** One whose author has no name is not there: they were erased a moment ago, or are not known yet. The same goes for answers. */
const shown = async (rows: readonly Row[], parts: Parts) => {
  const makers = rows.flatMap(({ answered_by }) => answered_by ?? [])
  const authors = await authorsOf([...new Set([...rows.map(({ member_id }) => member_id), ...makers])], parts)
  return rows.flatMap((row) => {
    const author = authors.get(row.member_id)
    if (author === undefined) return []
    const { review_id: reviewId, rating, body, written_at, edited, helpful } = row
    return [{ reviewId, author, rating, body, at: iso(written_at), edited, helpful, answer: answerOf(row, authors) }]
  })
}

const answerOf = ({ answer, answered_by, answered_at }: Row, authors: Awaited<ReturnType<typeof authorsOf>>) => {
  const author = answered_by === null ? undefined : authors.get(answered_by)
  return author === undefined || answer === null || answered_at === null ? null : { author, body: answer, at: iso(answered_at) }
}

const iso = (date: Date) => isoOf(toInstant(date.toISOString()))
