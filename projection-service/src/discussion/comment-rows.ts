import {
  CommentDeleted,
  CommentEdited,
  type CommentEvent,
  CommentHidden,
  CommentHidingExplained,
  CommentShown,
  CommentWritten,
} from '@debut/events/discussion/comment-events.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { rounds } from '../kernel/rounds.ts'
import { countComments } from './comment-counts.ts'
import { threadOf } from './thread-rows.ts'
import { keepCommentVersions } from './version-rows.ts'

export const commentTables = `
  create table comments (
    comment_id text primary key,
    -- \`post:01K9…\`, \`tool:01K9…\`.
    thread text not null,
    parent_id text,
    root_id text not null,
    depth smallint not null,
    member_id uuid not null,
    -- Null once the comment is deleted, or its author erased.
    body text,
    -- published, hidden or deleted
    state text not null,
    hidden_because text,
    -- What the moderator said to its author beside that.
    hidden_note text,
    hidden_at timestamptz,
    -- Where in the log it was hidden.
    hidden_position bigint,
    edited boolean not null default false,
    written_at timestamptz not null,
    position bigint not null,
    likes int not null,
    -- Comments below this one that can be read.
    replies int not null,
    -- As the thread counts it: whether it can be read, and whether it has a place there, if only for its replies.
    readable boolean not null default false,
    shown boolean not null default false
  );
  create index on comments (parent_id, likes desc, position) where shown and parent_id is not null;
  create index on comments (member_id);
  create index on comments (hidden_position desc) where hidden_position is not null;
  create index on comments (thread, position desc) where readable;
  -- One row for each comment that is no reply: small rows, so that the pages of a long thread are cut without reading its comments.
  create table branches (
    root_id text primary key,
    thread text not null,
    likes int not null,
    position bigint not null,
    -- Comments of the branch that the thread shows, the first of them included.
    shows int not null
  );
  create index on branches (thread, likes desc, position) where shows > 0;
  create index on branches (thread, position desc) where shows > 0;
`

type Rows = readonly object[]
type Write = Exclude<CommentEvent['type'], 'CommentCleared'>

const set = (rows: Rows, values: string, where: string): Statement[] =>
  forRows(
    rows,
    `update comments set ${values}
     from json_to_recordset($1::json) as changed ("commentId" text, body text, marked boolean, reason text, note text, at timestamptz,
       position bigint)
     where comments.comment_id = changed."commentId" and ${where}`,
  )

/** Replies and likes that are there before their comment are possible where the comment's stream was parked. */
const WRITE: { readonly [Type in Write]: (rows: Rows) => Statement[] } = {
  CommentWritten: (rows) => [
    ...forRows(
      rows,
      `insert into comments (comment_id, thread, parent_id, root_id, depth, member_id, body, state, written_at, position, likes, replies)
       select "commentId", thread, "parentId", "rootId", depth, "memberId", case when not erased then body end,
         case when erased or body is null then 'deleted' else 'published' end, at, position,
         (select count(*) from comment_likes where comment_likes.comment_id = "commentId"),
         (select coalesce(sum(readable::int + replies), 0) from comments reply where reply.parent_id = "commentId" and shown)
       from (
         select *, "memberId" in (select member_id from erased) as erased
         from json_to_recordset($1::json) as written ("commentId" text, thread text, "parentId" text, "rootId" text, depth int,
           "memberId" uuid, body text, at timestamptz, position bigint)
       ) as written`,
    ),
    ...forRows(
      rows.filter((row) => 'depth' in row && row.depth === 1),
      `insert into branches (root_id, thread, likes, position, shows)
       select comment_id, comments.thread, likes, position,
         (select coalesce(sum(1 + replies), 0) from comments reply where reply.parent_id = comments.comment_id and shown)
       from json_to_recordset($1::json) as written ("commentId" text) join comments on comment_id = "commentId"`,
    ),
  ],
  // A text that can't be read any more is that of a member who was erased.
  CommentEdited: (rows) => [
    ...keepCommentVersions(rows),
    ...set(
      rows,
      `edited = edited or changed.marked, body = case when state <> 'deleted' then changed.body end,
       state = case when changed.body is null then 'deleted' else state end`,
      'true',
    ),
  ],
  CommentDeleted: (rows) =>
    set(
      rows,
      `state = 'deleted', body = null, hidden_because = null, hidden_note = null, hidden_at = null, hidden_position = null`,
      'true',
    ),
  CommentHidden: (rows) =>
    set(
      rows,
      `state = 'hidden', hidden_because = changed.reason, hidden_note = null, hidden_at = changed.at, hidden_position = changed.position`,
      `state <> 'deleted'`,
    ),
  CommentHidingExplained: (rows) => set(rows, 'hidden_note = changed.note', `state = 'hidden'`),
  CommentShown: (rows) =>
    set(
      rows,
      `state = 'published', hidden_because = null, hidden_note = null, hidden_at = null, hidden_position = null`,
      `state = 'hidden'`,
    ),
}

const written = [CommentWritten, CommentEdited, CommentDeleted, CommentHidden, CommentHidingExplained, CommentShown] as const

const dataOf = ({ type, data }: CommentEvent) => (type === 'CommentWritten' ? { ...data, thread: threadOf(data) } : data)

/** Each comment as the last event of the batch leaves it. Its thread counts it after that, and needs to have a row. */
export const commentRows = (batch: Batch): { readonly write: Statement[]; readonly count: Statement[] } => {
  const events = batch.of(...written) as readonly Recorded<CommentEvent & { type: Write }>[]
  const write = rounds(events, ({ event }) => event.data.commentId).flatMap((round) =>
    written.flatMap(({ type }) =>
      WRITE[type](
        round
          .filter(({ event }) => event.type === type)
          .map(({ event, envelope: { at }, position }) => ({ ...dataOf(event), at: isoOf(at), position })),
      ),
    ),
  )
  const changed = new Set(events.map(({ event }) => event.data.commentId))
  const count = countComments(
    [...changed].map((comment_id) => ({ comment_id })),
    'select comment_id from json_to_recordset($1::json) as changed (comment_id text)',
  )
  return { write, count }
}
