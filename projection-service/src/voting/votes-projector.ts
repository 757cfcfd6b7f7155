import { isoOf } from '@debut/events/kernel/instant.ts'
import { VoteCast, VoteHeld, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'
import { changesIn } from './vote-changes.ts'

/** The ledger: every vote ever cast, what it is now, and everything that happened to it. */
export const votes = defineProjector('votes', {
  version: 3,
  reads: { voter: [VoteCast, VoteWithdrawn, VoteHeld, VoteVoided, VoteRestored] },
  tables: `
    create table votes (
      member_id uuid not null,
      number int not null,
      launch_id text not null,
      tool_id text not null,
      board_date date not null,
      counts_on date not null,
      weight smallint not null,
      command_id uuid not null,
      cast_at timestamptz not null,
      position bigint not null unique,
      -- counted | withdrawn | held | voided
      state text not null default 'counted',
      -- Why it is held or voided.
      reason text,
      -- Stays, whatever becomes of the vote after that.
      withdrawn_on date,
      primary key (member_id, number)
    );
    create index on votes (launch_id, position);
    create index on votes (counts_on, position);
    -- What waits for people, of all votes there are.
    create index on votes (launch_id) where state = 'held';
    create table vote_changes (
      member_id uuid not null,
      number int not null,
      position bigint not null primary key,
      at timestamptz not null,
      state text not null,
      reason text,
      actor text not null
    );
    create index on vote_changes (member_id, number);
  `,
  project: (batch) => [...cast(batch), ...changed(batch)],
  topics: () => [],
})

const cast = (batch: Batch): Statement[] =>
  forRows(
    batch.of(VoteCast).map(({ event: { data }, envelope, position }) => ({
      ...data,
      command: envelope.$causationId,
      at: isoOf(envelope.at),
      position,
    })),
    `insert into votes (member_id, number, launch_id, tool_id, board_date, counts_on, weight, command_id, cast_at, position)
     select * from json_to_recordset($1::json) as votes ("memberId" uuid, number int, "launchId" text, "toolId" text, "boardDate" date,
       "countsOn" date, weight smallint, command uuid, at timestamptz, position bigint)`,
  )

/** After the casts: nothing happens to a vote before it is cast. Of what happens to it in one batch the last holds, beside a withdrawal. */
const changed = (batch: Batch): Statement[] => {
  const changes = changesIn(batch)
  const last = new Map<string, (typeof changes)[number]>()
  for (const change of changes) {
    const key = `${change.member_id}#${change.number}`
    last.set(key, { ...change, withdrawn_on: change.withdrawn_on ?? last.get(key)?.withdrawn_on ?? null })
  }
  return [
    ...forRows(
      changes,
      `insert into vote_changes (member_id, number, position, at, state, reason, actor)
       select * from json_to_recordset($1::json) as changes (member_id uuid, number int, position bigint, at timestamptz, state text,
         reason text, actor text)`,
    ),
    ...forRows(
      [...last.values()],
      `update votes set withdrawn_on = coalesce(last.withdrawn_on, votes.withdrawn_on),
         state = case when last.state = 'counted' and coalesce(last.withdrawn_on, votes.withdrawn_on) is not null then 'withdrawn'
           else last.state end,
         reason = case when last.state in ('held', 'voided') then last.reason end
       from json_to_recordset($1::json) as last (member_id uuid, number int, state text, reason text, withdrawn_on date)
       where votes.member_id = last.member_id and votes.number = last.number`,
    ),
  ]
}
