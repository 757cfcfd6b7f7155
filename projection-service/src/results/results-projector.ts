import { RESULT_DAYS } from '@debut/events/results/result-answers.ts'
import { claims, eventsByCategory } from '@debut/events/events-by-category.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'
import { membersIn, resultsIn } from './command-results.ts'

/** What became of each accepted command of a member, as long as its browsers may ask. */
export const results = defineProjector('results', {
  version: 6,
  reads: eventsByCategory((_, category) => !claims.has(category)),
  tables: `
    create table results (
      -- Of the command's last event.
      position bigint primary key,
      member_id uuid not null,
      command_id uuid not null,
      at timestamptz not null,
      events jsonb not null,
      unique (member_id, command_id)
    );
    create index on results (member_id, position);
    create index on results (at);
    create table forgotten (up_to bigint not null);
    insert into forgotten (up_to) values (0);
  `,
  // The newest of all is never forgotten, so the table knows the time that the log has come to.
  project: (batch) => [...keep(batch), ...clear(batch)],
  topics: (batch) => [...membersIn(batch.all())].map((memberId) => `results:${memberId}`),
})

const keep = (batch: Batch): Statement[] => {
  const { fresh, staleUpTo } = resultsIn(batch.all())
  if (fresh.length === 0) return []
  const sql = `with fresh as materialized (
         select * from json_to_recordset($1::json) as fresh (position bigint, member_id uuid, command_id uuid, at timestamptz, events jsonb)
       ), kept as materialized (
         select greatest((select max(at) from results), (select max(at) from fresh)) - interval '${RESULT_DAYS} days' as since
       ), taken as (
         insert into results as known (position, member_id, command_id, at, events)
         select position, member_id, command_id, at, events from fresh where at >= (select since from kept)
         on conflict (member_id, command_id) do update set position = excluded.position, at = excluded.at,
           events = known.events || excluded.events
       ), dropped as (
         delete from results where at < (select since from kept) returning position
       ), lost as (
         select max(position) as position
         from (select position from dropped union all select position from fresh where at < (select since from kept)
           union all select $2::bigint) as gone
       )
       update forgotten set up_to = lost.position from lost where lost.position > up_to`
  return [{ sql, values: [JSON.stringify(fresh), staleUpTo] }]
}

/** Of an erased member no result is left but of the erasure itself. */
const clear = (batch: Batch): Statement[] =>
  forRows(
    batch.of(MemberErased).map(({ event, position }) => ({ member_id: event.data.memberId, position })),
    `delete from results using json_to_recordset($1::json) as erased (member_id uuid, position bigint)
     where results.member_id = erased.member_id and results.position < erased.position`,
  )
