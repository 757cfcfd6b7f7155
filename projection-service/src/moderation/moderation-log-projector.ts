import { acts, type DeclaredAct } from '@debut/events/acts.ts'
import { actIdOf } from '@debut/events/kernel/act-id.ts'
import type { EventForm } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { ActKind } from '@debut/events/moderation/act-kinds.ts'
import { type Batch, defineProjector, type Fact, forRows, type Projector } from '../kernel/projector.ts'

/** Every act of moderation that contracts declare, past ones included. Who decided stands here for other moderators, and is never public. */
const moderationLogProjector = (declared: ReadonlyMap<string, DeclaredAct>): Projector =>
  defineProjector('moderation', {
    version: 2,
    derived: [...declared.keys()],
    reads: formsByCategory(declared),
    tables: `
      create table acts (
        act_id uuid primary key,
        stream text not null,
        revision int not null,
        kind text not null,
        about_kind text,
        about_id text,
        reason text,
        by_rule boolean not null,
        decided_by uuid,
        -- Of acts that say something of a launch day's points.
        day date,
        rule text,
        -- The position of the act that it follows from.
        because bigint,
        undoes uuid,
        undone boolean not null default false,
        at timestamptz not null,
        position bigint not null unique
      );
      create index on acts (kind, position desc);
      create index on acts (about_kind, about_id, position desc);
    `,
    project: (batch) => {
      const rows = rowsOf(batch, declared)
      return [
        ...forRows(
          rows,
          `insert into acts (act_id, stream, revision, kind, about_kind, about_id, reason, by_rule, decided_by, day, rule, because, undoes,
             at, position)
           select * from json_to_recordset($1::json) as acted (act_id uuid, stream text, revision int, kind text, about_kind text,
             about_id text, reason text, by_rule boolean, decided_by uuid, day date, rule text, because bigint, undoes uuid, at timestamptz, position bigint)
           on conflict do nothing`,
        ),
        ...forRows(
          rows.filter(({ undoes }) => undoes !== null),
          `update acts set undone = true from json_to_recordset($1::json) as acted (undoes uuid) where acts.act_id = acted.undoes`,
        ),
      ]
    },
    topics: () => [],
  })

const rowsOf = (batch: Batch, declared: ReadonlyMap<string, DeclaredAct>) =>
  batch.all().flatMap((recorded) => {
    const act = declared.get(recorded.event.type)
    return act === undefined ? [] : [rowOf(recorded, act)]
  })

const rowOf = ({ event, envelope, stream, revision, position }: Recorded<Fact>, { actOf }: DeclaredAct) => {
  const { kind, about, reason, byRule = false, day = null, rule = null, because = null, undoes = null, by } = actOf(event.data)
  const actor = by ?? MemberId.safeParse(envelope.actor).data
  const isByRule = byRule || actor === undefined
  return {
    act_id: actIdOf({ stream, revision }),
    stream,
    revision,
    kind: ActKind.parse(kind),
    about_kind: about?.kind ?? null,
    about_id: about?.id ?? null,
    reason,
    by_rule: isByRule,
    decided_by: isByRule ? null : actor,
    day,
    rule,
    because,
    undoes,
    at: isoOf(envelope.at),
    position,
  }
}

const formsByCategory = (declared: ReadonlyMap<string, DeclaredAct>): Readonly<Record<string, readonly EventForm[]>> => {
  const reads: Record<string, EventForm[]> = {}
  for (const { category, form } of declared.values()) (reads[category] ??= []).push(form)
  return reads
}

export const moderationLog = moderationLogProjector(acts)
