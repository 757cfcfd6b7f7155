import type { Hidden, ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { QUEUE_PAGE } from '@debut/events/kernel/query-fields.ts'
import type { ModeratedReviews } from '@debut/events/reviews/review-answers.ts'
import type { Rating, ReviewId } from '@debut/events/reviews/review-form.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { AUTHORS_READ, authorsOf } from '../discussion/authors.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { isMadeByReader, waitsFor } from '../moderation/waits-for.ts'
import { HIDDEN } from './hidden.ts'

/** Reports that are shown of one review, the newest first. */
const MOST_REPORTS = 20

interface Row {
  readonly review_id: ReviewId
  readonly member_id: MemberId
  readonly rating: Rating
  readonly body: string
  readonly written_at: Date
  readonly hidden_for: Hidden | null
  readonly oldest: LogPosition
  readonly is_own: boolean
  readonly reported_as: string | null
  readonly tool: { readonly toolId: ToolId; readonly slug: string; readonly name: string }
  readonly reports: readonly { readonly reason: ReportReason; readonly note: string | null; readonly at: string }[]
}

/** What moderators have not decided yet, of tools that are there still: what was reported, and what a rule holds. */
export const moderatedReviewsQuery: OwnQuery<ModeratedReviews, object, { readonly after?: number | undefined }> = {
  kind: 'own',
  reads: ['reviews', ...AUTHORS_READ],
  read: async ({ query: { after }, memberId: reader }, parts) => {
    // One more than a page has tells whether there is another.
    const [rows, total] = await Promise.all([rowsOf(after, reader, parts), countWaitingReviews(parts)])
    const page = rows.slice(0, QUEUE_PAGE)
    const authors = await authorsOf([...new Set(page.map(({ member_id }) => member_id))], parts)
    const reviews = page.flatMap(({ member_id, ...row }) => {
      const author = authors.get(member_id)
      return author === undefined ? [] : [{ ...shown(row), author }]
    })
    return { reviews, total, more: rows.length > QUEUE_PAGE }
  },
}

const shown = ({
  review_id,
  tool,
  rating,
  body,
  written_at,
  hidden_for,
  reports,
  oldest,
  is_own,
  reported_as,
}: Omit<Row, 'member_id'>) => ({
  reviewId: review_id,
  tool,
  rating,
  body,
  at: isoOf(toInstant(written_at.toISOString())),
  hiddenFor: hidden_for,
  reportedAs: reported_as,
  reports: reports.map(({ at, ...report }) => ({ ...report, at: isoOf(toInstant(at)) })),
  oldestPosition: oldest,
  waitsFor: waitsFor({ isOwn: is_own }),
})

/** Reviews that were reported or are held, of tools that are there still. */
const WAITING = `from (
    select review_id, min(position) as oldest from (
      select review_id, position from :reviews:.reports where not closed union all select review_id, held from :reviews:.reviews where held is not null
    ) as each group by review_id
  ) as waiting
  join :reviews:.reviews review using (review_id)
  join :tools:.tools tool on tool.tool_id = review.tool_id and state <> 'removed'`

export const countWaitingReviews = async ({ database, checkpoints }: Parts): Promise<number> => {
  const { rows } = await database.raw<{ rows: { total: number }[] }>(
    `select count(*)::int as total ${WAITING} where body is not null`,
    schemasOf(checkpoints),
  )
  return rows[0]?.total ?? 0
}

const schemasOf = (checkpoints: Parts['checkpoints']) => ({
  reviews: checkpoints.of('reviews').schema,
  tools: checkpoints.of('tools').schema,
})

const rowsOf = async (after: number | undefined, reader: MemberId, { database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select review.review_id, member_id, rating, body, written_at, ${HIDDEN} as hidden_for, oldest, reports.list as reports,
       (
         select said.body from :reviews:.versions said
         where said.review_id = review.review_id and said.position < oldest and exists (
           select from :reviews:.versions later where later.review_id = review.review_id and later.position > oldest
         )
         order by said.position desc limit 1
       ) as reported_as,
       member_id = :reader or ${isMadeByReader('review.tool_id')} as is_own,
       json_build_object('toolId', tool.tool_id, 'slug', slug, 'name', name) as tool
     ${WAITING}
     cross join lateral (
       select coalesce(json_agg(json_build_object('reason', reason, 'note', note, 'at', reported_at) order by position desc), '[]') as list
       from (
         select reason, note, reported_at, position from :reviews:.reports where reports.review_id = review.review_id and not closed
         order by position desc limit ${MOST_REPORTS}
       ) as newest
     ) as reports
     where body is not null ${after === undefined ? '' : 'and oldest > :after'}
     order by oldest limit :limit`,
    {
      ...schemasOf(checkpoints),
      limit: QUEUE_PAGE + 1,
      reader,
      ...(after !== undefined && { after }),
    },
  )
  return rows
}
