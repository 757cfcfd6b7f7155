import { isoOf } from '@debut/events/kernel/instant.ts'
import { ReviewReported } from '@debut/events/reviews/reader-events.ts'
import { ReviewCleared, ReviewDeleted, ReviewHidden } from '@debut/events/reviews/review-events.ts'
import { reviewed, reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

export const reportTables = `
  -- Moderators read them also once they have decided, beside what was reported.
  create table reports (
    position bigint primary key,
    review_id text not null,
    -- Whose review it is: the id of a review names its author.
    author_id uuid not null,
    reason text not null,
    note text,
    -- Null once the reporter was erased.
    reporter_id uuid,
    reported_at timestamptz not null,
    -- A moderator has looked at it.
    closed boolean not null default false
  );
  create index on reports (review_id, position);
  create index on reports (position) where not closed;
  create index on reports (author_id);
  create index on reports (reporter_id) where reporter_id is not null;
`

const isByRule = ({ data }: { readonly data: object }): boolean => 'by' in data && data.by === null

/**
 * Reports from before a moderator's decision no longer wait, and are deleted once the author deletes the review. A rule's decision does not
 * count.
 */
export const reportRows = (batch: Batch): Statement[] => [
  ...forRows(
    batch.of(ReviewReported).map(({ event: { data }, envelope: { at }, position }) => ({
      ...data,
      authorId: reviewed(data.reviewId).memberId,
      at: isoOf(at),
      position,
    })),
    `insert into reports (position, review_id, author_id, reason, note, reporter_id, reported_at)
     select position, "reviewId", "authorId", reason, case when not erased then note end, case when not erased then "memberId" end, at
     from (
       select *, "memberId" in (select member_id from erased) as erased
       from json_to_recordset($1::json) as reported ("memberId" uuid, "reviewId" text, "authorId" uuid, reason text, note text,
         at timestamptz, position bigint)
     ) as reported where "authorId" not in (select member_id from erased)`,
  ),
  ...forRows(
    batch
      .of(ReviewCleared, ReviewHidden)
      .filter(({ event }) => !isByRule(event))
      .map(({ event: { data }, position }) => ({ review_id: reviewIdOf(data.toolId, data.memberId), position })),
    `update reports set closed = true from json_to_recordset($1::json) as decided (review_id text, position bigint)
     where reports.review_id = decided.review_id and reports.position < decided.position`,
  ),
  ...forRows(
    batch.of(ReviewDeleted).map(({ event: { data }, position }) => ({ review_id: reviewIdOf(data.toolId, data.memberId), position })),
    `delete from reports using json_to_recordset($1::json) as deleted (review_id text, position bigint)
     where reports.review_id = deleted.review_id and reports.position < deleted.position`,
  ),
]
