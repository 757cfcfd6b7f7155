import { CommentCleared, CommentDeleted, CommentHidden } from '@debut/events/discussion/comment-events.ts'
import { PostCleared, PostDeleted, PostHidden } from '@debut/events/discussion/post-events.ts'
import { ContentReported } from '@debut/events/discussion/report-events.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { isByRule } from './hold-rows.ts'

export const reportTables = `
  -- What moderators have yet to look at.
  create table reports (
    position bigint primary key,
    post_id text,
    comment_id text,
    reason text not null,
    note text,
    -- Null once the reporter was erased.
    reporter_id uuid,
    reported_at timestamptz not null
  );
  create index on reports (post_id) where post_id is not null;
  create index on reports (comment_id) where comment_id is not null;
  create index on reports (reporter_id) where reporter_id is not null;
`

/** Those that came before a moderator decided, or the author deleted it, need no one's attention any more. A rule decides nothing. */
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
  ...forRows(
    batch
      .of(PostCleared, PostHidden, PostDeleted)
      .filter((recorded) => !isByRule(recorded))
      .map(({ event, position }) => ({ post_id: event.data.postId, position })),
    `delete from reports using json_to_recordset($1::json) as closed (post_id text, position bigint)
     where reports.post_id = closed.post_id and reports.position < closed.position`,
  ),
  ...forRows(
    batch
      .of(CommentCleared, CommentHidden, CommentDeleted)
      .filter((recorded) => !isByRule(recorded))
      .map(({ event, position }) => ({ comment_id: event.data.commentId, position })),
    `delete from reports using json_to_recordset($1::json) as closed (comment_id text, position bigint)
     where reports.comment_id = closed.comment_id and reports.position < closed.position`,
  ),
]
