import { MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from '@debut/events/follows/follow-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { ERASED, keepErased, lastOfEach, marksTable } from '../kernel/marks.ts'
import { type Batch, defineProjector } from '../kernel/projector.ts'

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
    ${ERASED}
  `,
  project: (batch) => {
    const erased = batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))
    const statements = [...keepErased(erased), ...marks.forget(erased), ...marks.set(changedIn(batch))]
    // What has no counts left has no row, like what never had any.
    return statements.length === 0 ? [] : [...statements, { sql: 'delete from counts where followers = 0 and following = 0', values: [] }]
  },
  topics: () => [],
})

const key = { follower_id: 'uuid', followed: 'text' }

const marks = marksTable({
  name: 'follows',
  key,
  more: { kind: 'text', position: 'bigint' },
  members: ['follower_id', 'followed'],
  counts: `
    insert into counts as known (id, followers, following)
    select id, sum(followers), sum(following) from (
      select followed as id, way as followers, 0 as following from moved
      union all select follower_id::text, 0, way from moved where kind = 'member'
    ) as moves group by id
    on conflict (id) do update set followers = known.followers + excluded.followers, following = known.following + excluded.following`,
})

const changedIn = (batch: Batch) =>
  lastOfEach(batch.of(MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed), Object.keys(key), ({ type, data }, position) => {
    const [kind, followed] = 'toolId' in data ? ['tool', data.toolId] : ['member', data.followedId]
    return { follower_id: data.memberId, followed, kind, position, marked: type === 'MemberFollowed' || type === 'ToolFollowed' }
  })
