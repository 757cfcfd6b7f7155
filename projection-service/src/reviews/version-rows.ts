import { ReviewDeleted } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

export const versionTables = `
  -- What a review said and says, the first version included; only of those that were changed.
  create table versions (
    review_id text not null,
    position bigint not null,
    body text not null,
    primary key (review_id, position)
  );
`

/** Versions are kept before the edits are written, because the first edit overwrites what was written. */
export const keepVersions = (edits: readonly object[]): Statement[] =>
  forRows(
    edits,
    `with edited as (
       select reviews.review_id, reviews.position, reviews.body, said.position as said_position, said.body as new_body
       from json_to_recordset($1::json) as said (review_id text, body text, position bigint) join reviews using (review_id)
       where said.body is not null and reviews.body is not null and reviews.body <> said.body
     )
     insert into versions (review_id, position, body)
     select review_id, position, body from edited
     union all select review_id, said_position, new_body from edited
     on conflict do nothing`,
  )

/** When its author deletes the review, all its versions are deleted too. */
export const forgetVersions = (batch: Batch): Statement[] =>
  forRows(
    batch.of(ReviewDeleted).map(({ event: { data }, position }) => ({ review_id: reviewIdOf(data.toolId, data.memberId), position })),
    `delete from versions using json_to_recordset($1::json) as deleted (review_id text, position bigint)
     where versions.review_id = deleted.review_id and versions.position < deleted.position`,
  )
