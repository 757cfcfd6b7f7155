import { UNMARKED_FOR_MS } from '@debut/events/kernel/texts/text-form.ts'
import {
  PostDeleted,
  PostEdited,
  type PostEvent,
  PostHidden,
  PostHidingExplained,
  PostPublished,
  PostShown,
} from '@debut/events/discussion/post-events.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { rounds } from '../kernel/rounds.ts'
import { keepPostVersions } from './version-rows.ts'

export const postTables = `
  create table posts (
    post_id text primary key,
    member_id uuid not null,
    kind text not null,
    title text,
    -- Null once the post is deleted.
    body text,
    tool_id text,
    published_at timestamptz not null,
    position bigint not null,
    edited boolean not null default false,
    -- Counts its edits.
    revision int not null default 0,
    -- published, hidden or deleted
    state text not null default 'published',
    hidden_because text,
    -- What the moderator said to its author beside that.
    hidden_note text,
    hidden_at timestamptz,
    -- Where in the log it was hidden.
    hidden_position bigint,
    likes int not null default 0,
    -- Whether post_count has it.
    counted boolean not null default false
  );
  create index on posts (position desc) where state = 'published';
  create index on posts (kind, position desc) where state = 'published';
  create index on posts (published_at) where state = 'published';
  create index on posts (member_id, position desc);
  create index on posts (hidden_position desc) where hidden_position is not null;
  -- How many posts are published, and the last event that may have changed that.
  create table post_count (posts bigint not null, position bigint not null);
  insert into post_count (posts, position) values (0, 0);
`

const decided = [PostDeleted, PostHidden, PostShown] as const
/** Events that add a post to the feeds, or take it from them. */
export const feedEvents = [PostPublished, ...decided] as const

type Rows = readonly object[]
type Write = Exclude<PostEvent['type'], 'PostCleared'>

const set = (rows: Rows, values: string, where: string): Statement[] =>
  forRows(
    rows,
    `update posts set ${values} from json_to_recordset($1::json) as changed ("postId" text, reason text, note text, at timestamptz, position bigint)
     where posts.post_id = changed."postId" and ${where}`,
  )

/** Text that can't be read any more is that of a member who was erased: MemberErased follows and removes the post. */
const WRITE: { readonly [Type in Write]: (rows: Rows) => Statement[] } = {
  PostPublished: (rows) =>
    forRows(
      rows,
      `insert into posts (post_id, member_id, kind, title, body, tool_id, published_at, position, state, likes)
       select "postId", "memberId", kind, title, body, "toolId", at, position, case when body is null then 'deleted' else 'published' end,
         (select count(*) from post_likes where post_likes.post_id = "postId")
       from json_to_recordset($1::json) as published ("postId" text, "memberId" uuid, kind text, title text, body text, "toolId" text,
         at timestamptz, position bigint)
       where "memberId" not in (select member_id from erased)`,
    ),
  PostEdited: (rows) => [
    ...keepPostVersions(rows),
    ...forRows(
      rows,
      `update posts set kind = changed.kind, title = changed.title, body = changed.body, tool_id = changed."toolId", revision = revision + 1,
         edited = edited or changed.at > published_at + interval '${UNMARKED_FOR_MS} ms',
         state = case when changed.body is null then 'deleted' else state end
       from json_to_recordset($1::json) as changed ("postId" text, kind text, title text, body text, "toolId" text, at timestamptz)
       where posts.post_id = changed."postId" and state <> 'deleted'`,
    ),
  ],
  PostDeleted: (rows) =>
    set(
      rows,
      `state = 'deleted', title = null, body = null, hidden_because = null, hidden_note = null, hidden_at = null, hidden_position = null`,
      'true',
    ),
  PostHidden: (rows) =>
    set(
      rows,
      `state = 'hidden', hidden_because = changed.reason, hidden_note = null, hidden_at = changed.at, hidden_position = changed.position`,
      `state <> 'deleted'`,
    ),
  PostHidingExplained: (rows) => set(rows, 'hidden_note = changed.note', `state = 'hidden'`),
  PostShown: (rows) =>
    set(
      rows,
      `state = 'published', hidden_because = null, hidden_note = null, hidden_at = null, hidden_position = null`,
      `state = 'hidden'`,
    ),
}

const written = [PostPublished, PostEdited, ...decided, PostHidingExplained] as const

/** Each post as the last event of the batch leaves it. */
export const postRows = (batch: Batch): Statement[] => {
  const events = batch.of(...written) as readonly Recorded<PostEvent & { type: Write }>[]
  const writes = rounds(events, ({ event }) => event.data.postId).flatMap((round) =>
    written.flatMap(({ type }) =>
      WRITE[type](
        round
          .filter(({ event }) => event.type === type)
          .map(({ event, envelope: { at }, position }) => ({ ...event.data, at: isoOf(at), position })),
      ),
    ),
  )
  return [...writes, ...counted(events.map(({ event }) => event.data.postId)), ...moved(batch)]
}

const counted = (postIds: readonly string[]): Statement[] =>
  forRows(
    [...new Set(postIds)].map((post_id) => ({ post_id })),
    `with flipped as (
       update posts set counted = state = 'published' from json_to_recordset($1::json) as changed (post_id text)
       where posts.post_id = changed.post_id and counted <> (state = 'published')
       returning case when counted then 1 else -1 end as way
     )
     update post_count set posts = posts + way from (select sum(way) as way from flipped) as flips where way <> 0`,
  )

const moved = (batch: Batch): Statement[] =>
  forRows(
    batch
      .of(...feedEvents)
      .slice(-1)
      .map(({ position }) => ({ position })),
    `update post_count set position = greatest(post_count.position, last.position)
     from json_to_recordset($1::json) as last (position bigint)`,
  )
