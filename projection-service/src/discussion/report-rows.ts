import { CommentCleared, CommentDeleted, CommentHidden } from '@debut/events/discussion/comment-events.ts'
import { PostCleared, PostDeleted, PostHidden } from '@debut/events/discussion/post-events.ts'
import { ContentReported } from '@debut/events/discussion/report-events.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { isByRule } from './hold-rows.ts'

export const reportTables = `
  -- Moderators read them also once they have decided, beside what was reported.
  create table reports (
    position bigint primary key,
    post_id text,
    comment_id text,
    reason text not null,
    note text,
    -- Null once the reporter was erased.
    reporter_id uuid,
    reported_at timestamptz not null,
    -- A moderator has looked at it.
    closed boolean not null default false
  );
  create index on reports (post_id) where post_id is not null;
  create index on reports (comment_id) where comment_id is not null;
  create index on reports (position) where not closed;
  create index on reports (reporter_id) where reporter_id is not null;
`

/**
 * Reports from before a moderator's decision no longer wait, and are deleted once the author deletes the text. A rule's decision does not
 * count.
 */
export const reportRows = (batch: Batch): Statement[] => [
  ...forRows(
    batch.of(ContentReported).map(({ event: { data }, envelope: { at }, position }) => ({ ...data, at: isoOf(at), position })),
    `insert into reports (position, post_id, comment_id, reason, note, reporter_id, reported_at)
     select position, "postId", "commentId", reason, case when not erased then note end, case when not erased then "memberId" end, at
     from (
       select *, "memberId" in (select member_id from erased) as erased
       from json_to_recordset($1::json) as reported ("memberId" uuid, "postId" text, "commentId" text, reason text, note text,
         at timestamptz, position bigint)
     ) as reported`,
  ),
  ...closed(
    batch
      .of(PostCleared, PostHidden)
      .filter((recorded) => !isByRule(recorded))
      .map(({ event, position }) => ({ post_id: event.data.postId, position })),
    'post_id',
  ),
  ...closed(
    batch
      .of(CommentCleared, CommentHidden)
      .filter((recorded) => !isByRule(recorded))
      .map(({ event, position }) => ({ comment_id: event.data.commentId, position })),
    'comment_id',
  ),
  ...dropped(
    batch.of(PostDeleted).map(({ event, position }) => ({ post_id: event.data.postId, position })),
    'post_id',
  ),
  ...dropped(
    batch.of(CommentDeleted).map(({ event, position }) => ({ comment_id: event.data.commentId, position })),
    'comment_id',
  ),
]

type Key = 'post_id' | 'comment_id'

const closed = (rows: readonly object[], key: Key): Statement[] =>
  forRows(
    rows,
    `update reports set closed = true from json_to_recordset($1::json) as decided (${key} text, position bigint)
     where reports.${key} = decided.${key} and reports.position < decided.position`,
  )

const dropped = (rows: readonly object[], key: Key): Statement[] =>
  forRows(
    rows,
    `delete from reports using json_to_recordset($1::json) as deleted (${key} text, position bigint)
     where reports.${key} = deleted.${key} and reports.position < deleted.position`,
  )
