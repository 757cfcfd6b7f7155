import { isoOf } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import {
  AvatarChanged,
  AvatarRemoved,
  MemberErased,
  MemberNamed,
  MemberNameRemoved,
  MemberOnboarded,
  MemberRegistered,
  PreferencesChanged,
  ProfileDescribed,
  RoleGranted,
  RoleRevoked,
  UsernameChanged,
} from '@debut/events/members/member-events.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

/** Who is a member, in the order they came, under what names, and what they may do. Of an erased member only the id and the place stay. */
export const members = defineProjector('members', {
  version: 7,
  reads: {
    member: [
      MemberRegistered,
      UsernameChanged,
      MemberNamed,
      MemberNameRemoved,
      AvatarChanged,
      AvatarRemoved,
      MemberOnboarded,
      RoleGranted,
      RoleRevoked,
      PreferencesChanged,
      ProfileDescribed,
      MemberErased,
    ],
  },
  atOnce: [MemberErased],
  tables: `
    create table members (
      member_id uuid primary key,
      username text,
      -- Shown beside the username; null where they have none.
      display_name text,
      avatar text,
      onboarded boolean not null default false,
      -- What they are notified of; null until they say.
      preferences jsonb,
      bio text not null default '',
      links jsonb not null default '{}',
      registered_at timestamptz not null,
      position bigint not null unique
    );
    -- All that a member was ever called: an old name leads to the new one.
    create table names (
      username text not null,
      member_id uuid not null,
      primary key (username, member_id)
    );
    create index on names (member_id);
    create table roles (
      member_id uuid not null,
      role text not null,
      primary key (member_id, role)
    );
    -- Of those who have a name.
    create table member_count (members bigint not null);
    insert into member_count (members) values (0);
  `,
  project: (batch) => [...arrived(batch), ...renamed(batch), ...changed(batch), ...roles(batch), ...erased(batch)],
  topics: () => ['members'],
})

/** What came last of each member. */
const latest = <Row extends { readonly memberId: MemberId }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.memberId, row])).values(),
]

const arrived = (batch: Batch): Statement[] =>
  forRows(
    batch.of(MemberRegistered).map(({ event, envelope, position }) => ({
      member_id: event.data.memberId,
      username: event.data.username,
      registered_at: isoOf(envelope.at),
      position,
    })),
    // One JSON text instead of an array per column: Postgres takes it apart quicker than we can put arrays together.
    `with arrived as (
       insert into members (member_id, username, registered_at, position)
       select * from json_to_recordset($1::json) as arrived (member_id uuid, username text, registered_at timestamptz, position bigint)
       returning member_id, username
     ), named as (
       insert into names (username, member_id) select username, member_id from arrived where username is not null
       on conflict do nothing
     )
     update member_count set members = members + (select count(username) from arrived)`,
  )

const renamed = (batch: Batch): Statement[] => {
  // Without its key a name reads as null: that its member is gone, the last event of theirs says.
  const names = batch.of(UsernameChanged).flatMap(({ event: { data } }) => (data.username === null ? [] : [data]))
  return [
    ...forRows(
      names,
      `insert into names (username, member_id)
       select username, "memberId" from json_to_recordset($1::json) as named (username text, "memberId" uuid) on conflict do nothing`,
    ),
    ...forRows(
      latest(names),
      `update members set username = named.username from json_to_recordset($1::json) as named ("memberId" uuid, username text)
       where member_id = named."memberId"`,
    ),
  ]
}

const changed = (batch: Batch): Statement[] => {
  const names = batch
    .of(MemberNamed, MemberNameRemoved)
    .map(({ event: { data } }) => ({ memberId: data.memberId, name: 'name' in data ? data.name : null }))
  const avatars = batch
    .of(AvatarChanged, AvatarRemoved)
    .map(({ event: { data } }) => ({ memberId: data.memberId, avatar: 'avatar' in data ? data.avatar : null }))
  return [
    ...forRows(
      latest(names),
      `update members set display_name = named.name from json_to_recordset($1::json) as named ("memberId" uuid, name text)
       where member_id = named."memberId"`,
    ),
    ...forRows(
      latest(avatars),
      `update members set avatar = changed.avatar from json_to_recordset($1::json) as changed ("memberId" uuid, avatar text)
       where member_id = changed."memberId"`,
    ),
    ...forRows(
      batch.of(MemberOnboarded).map(({ event }) => event.data),
      `update members set onboarded = true from json_to_recordset($1::json) as welcomed ("memberId" uuid)
       where member_id = welcomed."memberId"`,
    ),
    ...forRows(
      latest(
        batch.of(PreferencesChanged).map(
          ({
            event: {
              data: { memberId, ...preferences },
            },
          }) => ({ memberId, preferences }),
        ),
      ),
      `update members set preferences = wanted.preferences from json_to_recordset($1::json) as wanted ("memberId" uuid, preferences jsonb)
       where member_id = wanted."memberId"`,
    ),
    ...forRows(
      latest(batch.of(ProfileDescribed).map(({ event }) => event.data)),
      `update members set bio = coalesce(said.bio, ''), links = coalesce(said.links, '{}')
       from json_to_recordset($1::json) as said ("memberId" uuid, bio text, links jsonb) where member_id = said."memberId"`,
    ),
  ]
}

const roles = (batch: Batch): Statement[] => {
  const changes = batch.of(RoleGranted, RoleRevoked).map(({ event: { type, data } }) => ({ ...data, held: type === 'RoleGranted' }))
  const last = [...new Map(changes.map((change) => [`${change.memberId} ${change.role}`, change])).values()]
  return [
    ...forRows(
      last.filter(({ held }) => held),
      `insert into roles (member_id, role)
       select "memberId", role from json_to_recordset($1::json) as granted ("memberId" uuid, role text) on conflict do nothing`,
    ),
    ...forRows(
      last.filter(({ held }) => !held),
      `delete from roles using json_to_recordset($1::json) as revoked ("memberId" uuid, role text)
       where roles.member_id = revoked."memberId" and roles.role = revoked.role`,
    ),
  ]
}

const erased = (batch: Batch): Statement[] => {
  const gone = batch.of(MemberErased).map(({ event }) => event.data.memberId)
  if (gone.length === 0) return []
  const values = [gone]
  return [
    {
      sql: `update member_count set members = members - (select count(username) from members where member_id = any($1::uuid[]))`,
      values,
    },
    {
      sql: `update members set username = null, display_name = null, avatar = null, preferences = null, bio = '', links = '{}' where member_id = any($1::uuid[])`,
      values,
    },
    { sql: `delete from names where member_id = any($1::uuid[])`, values },
    { sql: `delete from roles where member_id = any($1::uuid[])`, values },
  ]
}
