import { ReviewMarkedHelpful, ReviewUnmarkedHelpful } from '@debut/events/reviews/reader-events.ts'
import { reviewed } from '@debut/events/reviews/review-form.ts'
import { lastOfEach, marksTable } from '../kernel/marks.ts'
import type { Batch, Statement } from '../kernel/projector.ts'

export const helpfulTables = `
  create table helpful (
    member_id uuid not null,
    review_id text not null,
    -- Whose review it is: the id of a review names its author.
    author_id uuid not null,
    primary key (member_id, review_id)
  );
  create index on helpful (review_id);
  create index on helpful (author_id);
`

const key = { member_id: 'uuid', review_id: 'text', author_id: 'uuid' }

export const helpful = marksTable({
  name: 'helpful',
  key,
  members: ['member_id', 'author_id'],
  counts: `
    update reviews set helpful = helpful + moves.way from (select review_id, sum(way) as way from moved group by review_id) as moves
    where reviews.review_id = moves.review_id and moves.way <> 0`,
})

export const helpfulRows = (batch: Batch): Statement[] =>
  helpful.set(
    lastOfEach(batch.of(ReviewMarkedHelpful, ReviewUnmarkedHelpful), Object.keys(key), ({ type, data }) => ({
      member_id: data.memberId,
      review_id: data.reviewId,
      author_id: reviewed(data.reviewId).memberId,
      marked: type === 'ReviewMarkedHelpful',
    })),
  )
