import { isoOf } from '@debut/events/kernel/instant.ts'
import { AvatarChanged, MemberOnboarded, MemberRegistered } from '@debut/events/members/member-events.ts'
import { defineProjector, forRows } from '../kernel/projector.ts'

/** Who is a member, in the order they came. */
export const members = defineProjector('members', {
  version: 3,
  reads: { member: [MemberRegistered, AvatarChanged, MemberOnboarded] },
  tables: `
    create table members (
      member_id uuid primary key,
      username text,
      avatar text,
      onboarded boolean not null default false,
      registered_at timestamptz not null,
      position bigint not null unique
    );
    create table member_count (members bigint not null);
    insert into member_count (members) values (0);
  `,
  project: (batch) => {
    const arrived = batch.of(MemberRegistered).map(({ event, envelope, position }) => ({
      member_id: event.data.memberId,
      username: event.data.username,
      registered_at: isoOf(envelope.at),
      position,
    }))
    const avatars = new Map(batch.of(AvatarChanged).map(({ event }) => [event.data.memberId, event.data]))
    return [
      {
        // One JSON text instead of an array per column: Postgres takes it apart quicker than we can put arrays together.
        sql: `with arrived as (
            insert into members (member_id, username, registered_at, position)
            select * from json_to_recordset($1::json) as arrived (member_id uuid, username text, registered_at timestamptz, position bigint)
            returning 1
          )
          update member_count set members = members + (select count(*) from arrived)`,
        values: [JSON.stringify(arrived)],
      },
      ...forRows(
        [...avatars.values()],
        `update members set avatar = changed.avatar from json_to_recordset($1::json) as changed ("memberId" uuid, avatar text)
         where member_id = changed."memberId"`,
      ),
      ...forRows(
        batch.of(MemberOnboarded).map(({ event }) => event.data),
        `update members set onboarded = true from json_to_recordset($1::json) as welcomed ("memberId" uuid)
         where member_id = welcomed."memberId"`,
      ),
    ]
  },
  topics: () => ['members'],
})
