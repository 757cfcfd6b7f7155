import type { MentionedTool } from '@debut/events/discussion/post-answers.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ProfileParams } from '@debut/events/members/member-questions.ts'
import type { MemberReviews } from '@debut/events/reviews/review-answers.ts'
import type { Rating, ReviewId } from '@debut/events/reviews/review-form.ts'
import type { MemberReviewsQuery } from '@debut/events/reviews/review-questions.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { findMember } from '../members/find-member.ts'

interface Row {
  readonly review_id: ReviewId
  readonly rating: Rating
  readonly body: string
  readonly written_at: Date
  readonly edited: boolean
  readonly helpful: number
  readonly position: number
  readonly tool: MentionedTool
}

/** What one member has reviewed, where everybody can read it. A name that was given up leads to their present name. */
export const memberReviewsQuery: SharedQuery<MemberReviews, z.output<typeof ProfileParams>, MemberReviewsQuery> = {
  kind: 'shared',
  reads: ['reviews', 'members', 'tools'],
  awaitsOwn: true,
  read: async ({ params: { username }, query: { limit, before } }, parts) => {
    const member = username && (await findMember(parts.database, parts.checkpoints.of('members').schema, username))
    if (member === undefined) throw new HttpError('not-found')
    if (member.username !== username) return { moved: member.username }
    const { member_id: memberId } = member
    const [rows, all] = await Promise.all([rowsOf({ memberId, limit: limit + 1, before }, parts), countOf(memberId, parts)])
    return { username, reviews: rows.slice(0, limit).map(shown), more: rows.length > limit, all }
  },
}

const READABLE = `
  from :reviews:.reviews review join :tools:.tools tool on tool.tool_id = review.tool_id and tool.state = 'listed'
  where member_id = :memberId and counted is not null`

const schemasIn = ({ checkpoints }: Parts) => ({ reviews: checkpoints.of('reviews').schema, tools: checkpoints.of('tools').schema })

interface Page {
  readonly memberId: MemberId
  readonly limit: number
  readonly before: number | undefined
}

const rowsOf = async ({ memberId, limit, before }: Page, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: Row[] }>(
    `select review_id, rating, body, written_at, edited, helpful, review.position, json_build_object('toolId', tool.tool_id, 'slug', slug,
       'name', name, 'tagline', tagline, 'logo', logo) as tool
     ${READABLE} and (:before::bigint is null or review.position < :before::bigint) order by review.position desc limit :limit`,
    { ...schemasIn(parts), memberId, limit, before: before ?? null },
  )
  return rows
}

const countOf = async (memberId: MemberId, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: { count: number }[] }>(`select count(*) ${READABLE}`, { ...schemasIn(parts), memberId })
  return rows[0]?.count ?? 0
}

const shown = ({ review_id, rating, body, written_at, edited, helpful, position, tool }: Row) => ({
  reviewId: review_id,
  rating,
  body,
  at: isoOf(toInstant(written_at.toISOString())),
  edited,
  helpful,
  tool,
  writtenPosition: position,
})
