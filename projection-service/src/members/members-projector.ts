import { isoOf } from '@debut/events/kernel/instant.ts'
import { MemberRegistered } from '@debut/events/members/member-events.ts'
import { defineProjector } from '../kernel/projector.ts'

/** Who is a member, in the order they came. */
export const members = defineProjector('members', {
  version: 1,
  reads: { member: [MemberRegistered] },
  tables: `
    create table members (
      member_id uuid primary key,
      username text,
      registered_at timestamptz not null,
      position bigint not null unique
    );
    create table member_count (members bigint not null);
    insert into member_count (members) values (0);
  `,
  project: (batch) => {
    const arrived = batch.of(MemberRegistered)
    return [
      {
        sql: `with arrived as (
            insert into members (member_id, username, registered_at, position)
            select * from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::bigint[])
            returning 1
          )
          update member_count set members = members + (select count(*) from arrived)`,
        values: [
          arrived.map(({ event }) => event.data.memberId),
          arrived.map(({ event }) => event.data.username),
          arrived.map(({ envelope }) => isoOf(envelope.at)),
          arrived.map(({ position }) => position),
        ],
      },
    ]
  },
  topics: () => ['members'],
})
