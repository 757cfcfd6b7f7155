import { CommentCleared, CommentDeleted, CommentHidden, CommentShown } from '@debut/events/discussion/comment-events.ts'
import { PostCleared, PostDeleted, PostHidden, PostShown } from '@debut/events/discussion/post-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

export const holdTables = `
  -- What a rule hid, and no moderator has looked at yet.
  create table holds (
    position bigint primary key,
    post_id text,
    comment_id text,
    reason text not null
  );
  create index on holds (post_id) where post_id is not null;
  create index on holds (comment_id) where comment_id is not null;
`

export const isByRule = ({ event: { data } }: { readonly event: { readonly data: object } }): boolean => 'by' in data && data.by === null

/** A moderator decides by showing it, by hiding it or by leaving it as it is; the author, by deleting it. */
export const holdRows = (batch: Batch): Statement[] => [
  ...forRows(
    batch
      .of(PostHidden, CommentHidden)
      .filter(isByRule)
      .map(({ event: { data }, position }) => ({ ...data, position })),
    `insert into holds (position, post_id, comment_id, reason)
     select position, "postId", "commentId", reason
     from json_to_recordset($1::json) as held ("postId" text, "commentId" text, reason text, position bigint)`,
  ),
  ...forRows(
    batch
      .of(PostCleared, PostHidden, PostShown, PostDeleted)
      .filter((recorded) => !isByRule(recorded))
      .map(({ event, position }) => ({ post_id: event.data.postId, position })),
    `delete from holds using json_to_recordset($1::json) as closed (post_id text, position bigint)
     where holds.post_id = closed.post_id and holds.position < closed.position`,
  ),
  ...forRows(
    batch
      .of(CommentCleared, CommentHidden, CommentShown, CommentDeleted)
      .filter((recorded) => !isByRule(recorded))
      .map(({ event, position }) => ({ comment_id: event.data.commentId, position })),
    `delete from holds using json_to_recordset($1::json) as closed (comment_id text, position bigint)
     where holds.comment_id = closed.comment_id and holds.position < closed.position`,
  ),
]
