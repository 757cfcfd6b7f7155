import { actIdOf } from '@debut/events/kernel/act-id.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import {
  AppealAnswered,
  AppealMade,
  conductEvents,
  MemberBanned,
  MemberSuspended,
  MemberWarned,
  SanctionContinued,
  SanctionKept,
  SanctionLifted,
} from '@debut/events/moderation/conduct-events.ts'
import type { SanctionKind } from '@debut/events/moderation/sanction.ts'
import { ERASED, keepErased } from '../kernel/marks.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

/** The sanctions of each member, and what they appealed. Nothing of a member who was erased. */
export const conduct = defineProjector('conduct', {
  version: 4,
  reads: { conduct: conductEvents, member: [MemberErased] },
  atOnce: [MemberErased],
  tables: `
    create table sanctions (
      act_id uuid primary key,
      member_id uuid not null,
      kind text not null,
      rule text not null,
      note text,
      until timestamptz,
      lifted boolean not null default false,
      -- It was imposed on an account that is erased.
      continued boolean not null,
      -- A moderator decided that a continued one stays.
      kept boolean not null default false,
      at timestamptz not null,
      position bigint not null
    );
    create index on sanctions (member_id, position desc);
    create index on sanctions (position) where continued and not kept and not lifted;
    create table appeals (
      act_id uuid primary key,
      member_id uuid not null,
      text text not null,
      made_at timestamptz not null,
      position bigint not null,
      outcome text,
      answer text,
      answered_at timestamptz
    );
    create index on appeals (member_id);
    create index on appeals (position) where outcome is null;
    -- The last event about each member's conduct.
    create table changes (member_id uuid primary key, position bigint not null);
    create index on changes (position);
    ${ERASED}
  `,
  project: (batch) => [
    ...sanctioned(batch),
    ...kept(batch),
    ...lifted(batch),
    ...appealed(batch),
    ...answered(batch),
    ...changed(batch),
    ...erased(batch),
  ],
  topics: (batch) => [...lastChanges(batch).keys()].map((memberId) => `sanction:${memberId}`),
})

const KINDS: Readonly<Record<string, SanctionKind>> = {
  [MemberWarned.type]: 'warning',
  [MemberSuspended.type]: 'suspension',
  [MemberBanned.type]: 'ban',
}

const sanctioned = (batch: Batch): Statement[] =>
  forRows(
    batch
      .of(MemberWarned, MemberSuspended, MemberBanned, SanctionContinued)
      .map(({ event: { type, data }, envelope, stream, revision, position }) => ({
        act_id: actIdOf({ stream, revision }),
        member_id: data.memberId,
        kind: 'sanction' in data ? data.sanction : KINDS[type],
        rule: data.rule,
        note: 'note' in data ? data.note : null,
        until: 'until' in data ? data.until : null,
        continued: type === SanctionContinued.type,
        at: isoOf(envelope.at),
        position,
      })),
    `insert into sanctions (act_id, member_id, kind, rule, note, until, continued, at, position)
     select * from json_to_recordset($1::json) as sanctioned (act_id uuid, member_id uuid, kind text, rule text, note text,
       until timestamptz, continued boolean, at timestamptz, position bigint)
     where member_id not in (select member_id from erased)`,
  )

const kept = (batch: Batch): Statement[] =>
  forRows(
    batch.of(SanctionKept).map(({ event }) => ({ act_id: event.data.actId })),
    `update sanctions set kept = true from json_to_recordset($1::json) as kept (act_id uuid) where sanctions.act_id = kept.act_id`,
  )

const lifted = (batch: Batch): Statement[] =>
  forRows(
    batch.of(SanctionLifted).map(({ event }) => ({ act_id: event.data.actId })),
    `update sanctions set lifted = true from json_to_recordset($1::json) as lifted (act_id uuid) where sanctions.act_id = lifted.act_id`,
  )

const appealed = (batch: Batch): Statement[] =>
  forRows(
    // Without its key a text reads as null: its member is erased.
    batch
      .of(AppealMade)
      .flatMap(({ event: { data }, envelope, position }) =>
        data.text === null
          ? []
          : [{ act_id: data.actId, member_id: data.memberId, text: data.text, made_at: isoOf(envelope.at), position }],
      ),
    `insert into appeals (act_id, member_id, text, made_at, position)
     select * from json_to_recordset($1::json) as appealed (act_id uuid, member_id uuid, text text, made_at timestamptz, position bigint)
     where member_id not in (select member_id from erased)`,
  )

const answered = (batch: Batch): Statement[] =>
  forRows(
    batch
      .of(AppealAnswered)
      .map(({ event: { data }, envelope }) => ({ act_id: data.actId, outcome: data.outcome, answer: data.text, at: isoOf(envelope.at) })),
    `update appeals set outcome = answered.outcome, answer = answered.answer, answered_at = answered.at
     from json_to_recordset($1::json) as answered (act_id uuid, outcome text, answer text, at timestamptz)
     where appeals.act_id = answered.act_id`,
  )

const lastChanges = (batch: Batch) => new Map(batch.of(...conductEvents).map(({ event, position }) => [event.data.memberId, position]))

const changed = (batch: Batch): Statement[] =>
  forRows(
    [...lastChanges(batch)].map(([member_id, position]) => ({ member_id, position })),
    `insert into changes as known (member_id, position)
     select * from json_to_recordset($1::json) as changed (member_id uuid, position bigint)
     where member_id not in (select member_id from erased)
     on conflict (member_id) do update set position = greatest(known.position, excluded.position)`,
  )

const erased = (batch: Batch): Statement[] => {
  const gone = batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId }))
  return [
    ...['sanctions', 'appeals', 'changes'].flatMap((table) =>
      forRows(
        gone,
        `delete from ${table} using json_to_recordset($1::json) as gone (member_id uuid) where ${table}.member_id = gone.member_id`,
      ),
    ),
    ...keepErased(gone),
  ]
}
