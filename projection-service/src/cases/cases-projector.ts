import { MemberLookedUp, VoterRevealed, VotesJudged } from '@debut/events/cases/case-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { VoteHeld, VoteRestored, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { ERASED, keepErased } from '../kernel/marks.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

/** The votes that were ever judged, as they are now; what admins decided, and whom they looked up. */
export const cases = defineProjector('cases', {
  version: 1,
  reads: {
    voter: [VoteHeld, VoteVoided, VoteRestored],
    case: [VotesJudged],
    lookups: [VoterRevealed, MemberLookedUp],
    member: [MemberErased],
  },
  atOnce: [MemberErased],
  tables: `
    create table judged (
      member_id uuid not null,
      number int not null,
      launch_id text not null,
      tool_id text not null,
      board_date date not null,
      -- held | voided | restored
      state text not null,
      reason text not null,
      -- A person decided it; otherwise a detector or a rule.
      by_person boolean not null,
      at timestamptz not null,
      position bigint not null,
      primary key (member_id, number)
    );
    create index on judged (launch_id);
    create index on judged (launch_id) where state = 'held';
    create table decisions (
      position bigint primary key,
      case_id text not null,
      judgement text not null,
      -- Positions at which they were cast.
      votes bigint[] not null,
      reason text not null,
      note text,
      decided_by uuid not null,
      at timestamptz not null
    );
    create index on decisions (case_id, position);
    create table lookups (
      position bigint primary key,
      member_id uuid not null,
      case_id text not null,
      -- voter | member
      kind text not null,
      tool_id text,
      board_date date,
      reason text not null,
      at timestamptz not null
    );
    create index on lookups (case_id);
    create index on lookups (member_id, position desc);
    ${ERASED}
  `,
  project: (batch) => [...judged(batch), ...decided(batch), ...lookedUp(batch), ...erased(batch)],
  topics: () => [],
})

const BECOMES = { VoteHeld: 'held', VoteVoided: 'voided', VoteRestored: 'restored' } as const

const judged = (batch: Batch): Statement[] => {
  const last = new Map(
    batch.of(VoteHeld, VoteVoided, VoteRestored).map(({ event: { type, data }, envelope, position }) => [
      `${data.memberId}/${data.number}`,
      {
        member_id: data.memberId,
        number: data.number,
        launch_id: data.launchId,
        tool_id: data.toolId,
        board_date: data.boardDate,
        state: BECOMES[type],
        reason: data.reason,
        by_person: data.by !== undefined || (data.reason !== 'own-tool' && MemberId.safeParse(envelope.actor).success),
        at: isoOf(envelope.at),
        position,
      },
    ]),
  )
  return forRows(
    [...last.values()],
    `insert into judged (member_id, number, launch_id, tool_id, board_date, state, reason, by_person, at, position)
     select * from json_to_recordset($1::json) as last (member_id uuid, number int, launch_id text, tool_id text, board_date date, state text,
       reason text, by_person boolean, at timestamptz, position bigint)
     where member_id not in (select member_id from erased)
     on conflict (member_id, number) do update set state = excluded.state, reason = excluded.reason, by_person = excluded.by_person,
       at = excluded.at, position = excluded.position`,
  )
}

const decided = (batch: Batch): Statement[] =>
  forRows(
    batch.of(VotesJudged).map(({ event: { data }, envelope, position }) => ({
      position,
      case_id: data.caseId,
      judgement: data.judgement,
      votes: data.votes,
      reason: data.reason,
      note: data.note,
      decided_by: data.by,
      at: isoOf(envelope.at),
    })),
    `insert into decisions (position, case_id, judgement, votes, reason, note, decided_by, at)
     select position, case_id, judgement, votes, reason, case when decided_by not in (select member_id from erased) then note end, decided_by, at
     from json_to_recordset($1::json) as decided (position bigint, case_id text, judgement text, votes bigint[], reason text, note text,
       decided_by uuid, at timestamptz)`,
  )

const lookedUp = (batch: Batch): Statement[] =>
  forRows(
    // Without its key a reason reads as null: the member is erased.
    batch.of(VoterRevealed, MemberLookedUp).flatMap(({ event: { type, data }, envelope, position }) =>
      data.reason === null
        ? []
        : [
            {
              position,
              member_id: data.memberId,
              case_id: data.caseId,
              kind: type === VoterRevealed.type ? 'voter' : 'member',
              tool_id: 'toolId' in data ? data.toolId : null,
              board_date: 'boardDate' in data ? data.boardDate : null,
              reason: data.reason,
              at: isoOf(envelope.at),
            },
          ],
    ),
    `insert into lookups (position, member_id, case_id, kind, tool_id, board_date, reason, at)
     select * from json_to_recordset($1::json) as looked_up (position bigint, member_id uuid, case_id text, kind text, tool_id text,
       board_date date, reason text, at timestamptz)
     where member_id not in (select member_id from erased)`,
  )

const erased = (batch: Batch): Statement[] => {
  const gone = batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))
  return [
    ...['judged', 'lookups'].flatMap((table) =>
      forRows(
        gone,
        `delete from ${table} using json_to_recordset($1::json) as gone (member_id uuid) where ${table}.member_id = gone.member_id`,
      ),
    ),
    ...forRows(
      gone,
      `update decisions set note = null from json_to_recordset($1::json) as gone (member_id uuid)
       where decisions.decided_by = gone.member_id`,
    ),
    ...keepErased(gone),
  ]
}
