import { type DeclaredLine, journal as allLines } from '@debut/events/journal.ts'
import type { EventForm } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { JournalKind } from '@debut/events/operations/journal-kind.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { type Batch, defineProjector, type Fact, forRows, type Projector, type Statement } from '../kernel/projector.ts'

/** What staff and processes did, each thing a line. Names are read from the members as they are now. */
const journalProjector = (declared: ReadonlyMap<string, DeclaredLine>): Projector =>
  defineProjector('journal', {
    version: 3,
    derived: [...declared.keys()],
    reads: formsByCategory(declared),
    atOnce: [MemberErased],
    tables: `
      create table entries (
        -- Of the first event that is in it.
        position bigint primary key,
        -- Events with the same one are one entry.
        line text not null unique,
        kind text not null,
        at timestamptz not null,
        -- Either a member or the name of a process, a rule or the settings.
        member_id uuid,
        process text,
        text text not null,
        -- For several things, whose number stands in it for {n}.
        many text,
        things int not null,
        about_kind text,
        about_id text,
        reason text,
        note text,
        -- With whom the note is erased.
        note_of uuid
      );
      create index on entries (kind, position);
      create index on entries (note_of) where note is not null;
    `,
    project: (batch) => [...written(batch, declared), ...erased(batch)],
    topics: () => [],
  })

const formsByCategory = (declared: ReadonlyMap<string, DeclaredLine>): Readonly<Record<string, readonly EventForm[]>> => {
  const reads: Record<string, EventForm[]> = { member: [MemberErased] }
  for (const { category, form } of declared.values()) (reads[category] ??= []).push(form)
  return reads
}

/** A process that does the same to many things one by one does it within this time. */
const TOGETHER_MS = 10 * 60_000

type Row = NonNullable<ReturnType<typeof rowOf>>

const rowOf = ({ event: { type, data }, envelope, position }: Recorded<Fact>, { lineOf }: DeclaredLine) => {
  const found = lineOf(data)
  if (found === null) return undefined
  const { kind, text, many = null, about = null, reason = null, note = null, noteOf, by } = found
  const actor = by ?? envelope.actor
  const memberId = MemberId.safeParse(actor).data ?? null
  const aboutName = about === null ? '' : `${about.kind} ${about.id}`
  const together = Math.floor(envelope.at.toMillis() / TOGETHER_MS)
  return {
    position,
    // What one command did to one thing is one line, however many events say it.
    line: JSON.stringify(many === null ? [envelope.$causationId, aboutName] : [type, actor, aboutName, reason, together]),
    kind: JournalKind.parse(kind),
    at: isoOf(envelope.at),
    member_id: memberId,
    process: memberId === null ? actor.replace(/^process:/, '') : null,
    text,
    many,
    things: 1,
    about_kind: about?.kind ?? null,
    about_id: about?.id ?? null,
    reason,
    note,
    note_of: note === null ? null : (noteOf ?? memberId),
  }
}

const written = (batch: Batch, declared: ReadonlyMap<string, DeclaredLine>): Statement[] => {
  const rows = new Map<string, Row>()
  for (const recorded of batch.all()) {
    const line = declared.get(recorded.event.type)
    const row = line && rowOf(recorded, line)
    if (row === undefined) continue
    const known = rows.get(row.line)
    if (known === undefined) rows.set(row.line, row)
    else if (known.many !== null) known.things++
  }
  return forRows(
    [...rows.values()],
    `insert into entries as entry (position, line, kind, at, member_id, process, text, many, things, about_kind, about_id, reason, note,
       note_of)
     select * from json_to_recordset($1::json) as written (position bigint, line text, kind text, at timestamptz, member_id uuid,
       process text, text text, many text, things int, about_kind text, about_id text, reason text, note text, note_of uuid)
     on conflict (line) do update set things = case when entry.many is null then entry.things else entry.things + excluded.things end`,
  )
}

const erased = (batch: Batch): Statement[] =>
  forRows(
    batch.of(MemberErased).map(({ event }) => ({ member_id: event.data.memberId })),
    `update entries set note = null from json_to_recordset($1::json) as gone (member_id uuid)
     where entries.note_of = gone.member_id and note is not null`,
  )

export const journal = journalProjector(allLines)
