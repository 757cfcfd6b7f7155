import { MemberErased } from '@debut/events/members/member-events.ts'
import { boundaryChange, boundaryForms } from '@debut/events/boundaries/boundary-changes.ts'
import { PostEdited, PostPublished } from '@debut/events/discussion/post-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

/** What says which notices their recipients don't get. Folded also while its stream is parked: a notice must not slip past a block. */
export const silencing = { boundaries: boundaryForms, member: [MemberErased] } as const

/** These say which tool a post is about: who mutes the tool is not notified of likes and comments on the post either. */
export const postsAboutTools = [PostPublished, PostEdited] as const

/** Every change is kept, and not only what holds: a notice whose stream was parked is folded late, and is judged as of its place in the log. */
export const SILENCE = `
  create table boundaries (
    member_id uuid not null,
    kind text not null,
    -- The id of a member, a post or a tool.
    target text not null,
    position bigint not null,
    marked boolean not null,
    primary key (member_id, kind, target, position)
  );
  create index on boundaries (target);
  -- The tool that a post is about from there on, if any.
  create table posts_about (post_id text not null, position bigint not null, tool_id text, primary key (post_id, position));
  create table erased (member_id uuid primary key);
`

const erasedIn = (batch: Batch) => batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))

/** Before the notices of a batch. */
export const noteSilence = (batch: Batch): Statement[] => [
  ...forRows(
    batch.of(...boundaryForms).map(({ event, position }) => boundaryChange(event, position)),
    `insert into boundaries (member_id, kind, target, position, marked)
     select * from json_to_recordset($1::json) as changed (member_id uuid, kind text, target text, position bigint, marked boolean)
     where not exists (select from erased where erased.member_id = changed.member_id or erased.member_id::text = changed.target)
     on conflict do nothing`,
  ),
  ...forRows(
    batch.of(...postsAboutTools).map(({ event: { data }, position }) => ({ post_id: data.postId, position, tool_id: data.toolId })),
    `insert into posts_about select * from json_to_recordset($1::json) as post (post_id text, position bigint, tool_id text)
     on conflict do nothing`,
  ),
  ...forRows(
    erasedIn(batch),
    `insert into erased select * from json_to_recordset($1::json) as gone (member_id uuid) on conflict do nothing`,
  ),
]

/** After them: until they were erased, a member's boundaries held. Nothing is kept of what only they could read. */
export const forgetErased = (batch: Batch): Statement[] => [
  ...forRows(
    erasedIn(batch),
    `delete from boundaries using json_to_recordset($1::json) as gone (member_id uuid)
     where boundaries.member_id = gone.member_id or boundaries.target = gone.member_id::text`,
  ),
  ...forRows(
    erasedIn(batch),
    `delete from notifications using json_to_recordset($1::json) as gone (member_id uuid) where recipient_id = gone.member_id`,
  ),
  ...['choices', 'read_marks'].flatMap((table) =>
    forRows(
      erasedIn(batch),
      `delete from ${table} using json_to_recordset($1::json) as gone (member_id uuid) where ${table}.member_id = gone.member_id`,
    ),
  ),
]
/** SQL that is true for a member who was not erased, wherever in the log: what is folded late must not write rows again. */
export const isHere = (member: string) => `not exists (select from erased where erased.member_id = ${member})`

/** SQL that is true for a row of `notice` whose recipient was not erased, and had not blocked or muted it by its position in the log. */
export const IS_WANTED = `
  ${isHere('notice.recipient_id')}
  and not exists (
    select from (values
      ('blocked', notice.actor_id::text), ('muted', notice.actor_id::text),
      ('thread', notice.payload ->> 'post_id'), ('tool', notice.payload ->> 'tool_id'),
      ('tool', (
        select tool_id from posts_about
        where posts_about.post_id = notice.payload ->> 'post_id' and posts_about.position <= notice.position
        order by posts_about.position desc limit 1
      ))
    ) as about (kind, target)
    cross join lateral (
      select marked from boundaries
      where boundaries.member_id = notice.recipient_id and boundaries.kind = about.kind
        and boundaries.target = about.target and boundaries.position < notice.position
      order by boundaries.position desc limit 1
    ) as latest
    where latest.marked
  )`
