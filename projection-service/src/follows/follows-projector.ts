import { MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from '@debut/events/follows/follow-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

/** Who follows whom, and what; with how many there are of each. A member who was erased neither follows nor is followed. */
export const follows = defineProjector('follows', {
  version: 1,
  reads: { follower: [MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed], member: [MemberErased] },
  tables: `
    create table follows (
      follower_id uuid not null,
      -- A member's id, or a tool's.
      followed text not null,
      kind text not null,
      position bigint not null,
      primary key (follower_id, followed)
    );
    create index on follows (followed, position desc);
    create index on follows (follower_id, kind, position desc);
    -- Of members and tools.
    create table counts (
      id text primary key,
      followers int not null,
      -- Members alone.
      following int not null
    );
    create index on counts (id) where followers = 0 and following = 0;
    create table erased (member_id uuid primary key);
  `,
  project: (batch) => {
    const statements = [...erased(batch), ...changed(batch)]
    // What has no counts left has no row, like what never had any.
    return statements.length === 0 ? [] : [...statements, { sql: 'delete from counts where followers = 0 and following = 0', values: [] }]
  },
  topics: () => [],
})

/** Rows that came and went move the counts with them. */
const COUNTED = `
  insert into counts as known (id, followers, following)
  select id, sum(followers), sum(following) from (
    select followed as id, way as followers, 0 as following from moved
    union all select follower_id::text, 0, way from moved where kind = 'member'
  ) as moves group by id
  on conflict (id) do update set followers = known.followers + excluded.followers, following = known.following + excluded.following`

/** What holds at the end of the batch, of each pair. */
const changed = (batch: Batch): Statement[] => {
  const pairs = new Map<string, object>()
  for (const { event, position } of batch.of(MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed)) {
    const { memberId: follower_id } = event.data
    const [kind, followed] = 'toolId' in event.data ? ['tool', event.data.toolId] : ['member', event.data.followedId]
    const follows = event.type === 'MemberFollowed' || event.type === 'ToolFollowed'
    pairs.set(`${follower_id} ${followed}`, { follower_id, followed, kind, follows, position })
  }
  // One who is followed anew within a batch stands where the last of it does: the row goes first.
  return [
    ...forRows(
      [...pairs.values()],
      `with changed as materialized (
         select * from json_to_recordset($1::json) as changed (follower_id uuid, followed text, kind text, follows boolean, position bigint)
         where follower_id not in (select member_id from erased) and followed not in (select member_id::text from erased)
       ), removed as (
         delete from follows using changed where follows.follower_id = changed.follower_id and follows.followed = changed.followed
         returning follows.follower_id, follows.followed, follows.kind
       ), moved as (
         select follower_id, followed, kind, -1 as way from removed
         union all select follower_id, followed, kind, 1 from changed where follows
       )
       ${COUNTED}`,
    ),
    ...forRows(
      [...pairs.values()],
      `insert into follows (follower_id, followed, kind, position)
       select follower_id, followed, kind, position
       from json_to_recordset($1::json) as changed (follower_id uuid, followed text, kind text, follows boolean, position bigint)
       where follows and follower_id not in (select member_id from erased) and followed not in (select member_id::text from erased)`,
    ),
  ]
}

const erased = (batch: Batch): Statement[] =>
  forRows(
    batch.of(MemberErased).map(({ event }) => event.data),
    `with gone as materialized (
       select "memberId" as member_id from json_to_recordset($1::json) as gone ("memberId" uuid)
     ), kept as (
       insert into erased select member_id from gone on conflict do nothing
     ), moved as (
       delete from follows using gone where follows.follower_id = gone.member_id or follows.followed = gone.member_id::text
       returning follows.follower_id, follows.followed, follows.kind, -1 as way
     )
     ${COUNTED}`,
  )
