import type { JournalKind } from '@debut/events/operations/journal-kind.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Journal, JournalEntry } from '@debut/events/operations/operation-answers.ts'
import type { JournalQuery } from '@debut/events/operations/operation-questions.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import { schemasOf } from './as-it-is.ts'
import { SUBJECT, SUBJECTS_READ, subjectOf } from './journal-subject.ts'
import { processLabel } from './process-label.ts'

const READS = ['journal', 'rewards', ...SUBJECTS_READ] as const

interface Row {
  readonly position: LogPosition
  readonly at: Date
  readonly kind: JournalKind
  readonly member_id: MemberId | null
  readonly username: string | null
  readonly avatar: string | null
  readonly tier: number
  readonly process: string | null
  readonly text: string
  readonly many: string | null
  readonly things: number
  readonly about_kind: string | null
  readonly about_id: string | null
  readonly name: string | null
  readonly path: string | null
  readonly reason: string | null
  readonly note: string | null
}

/** What staff and processes did, the newest first. */
export const journalQuery: OwnQuery<Journal, object, JournalQuery> = {
  kind: 'own',
  reads: READS,
  read: async ({ query }, parts) => {
    // One more than a page has tells whether there is another.
    const rows = await rowsOf({ ...query, limit: query.limit + 1 }, parts)
    return { entries: rows.slice(0, query.limit).map(entryOf), more: rows.length > query.limit }
  },
}

const rowsOf = async ({ kind, before, limit }: JournalQuery, parts: Parts): Promise<readonly Row[]> => {
  const { rows } = await parts.database.raw<{ rows: Row[] }>(
    `select entry.*, member.username, member.avatar, ${tierOf('entry.member_id')} as tier, subject.name, subject.path
     from (
       select * from :journal:.entries
       where (:kind::text is null or kind = :kind) and (:before::bigint is null or position < :before)
       order by position desc limit :limit
     ) as entry
     left join :members:.members member using (member_id)
     left join lateral (${SUBJECT} limit 1) as subject on true
     order by entry.position desc`,
    { ...schemasOf(parts, ...READS), kind: kind ?? null, before: before ?? null, limit },
  )
  return rows
}

const entryOf = (row: Row): JournalEntry => {
  const { position, at, kind, text, many, things, about_kind, about_id, name, path, reason, note } = row
  return {
    position,
    at: isoOf(toInstant(at.toISOString())),
    kind,
    actor: actorOf(row),
    text: things > 1 && many !== null ? many.replace('{n}', String(things)) : text,
    about: about_kind === null || about_id === null ? null : subjectOf({ kind: about_kind, id: about_id, name, path }),
    reason,
    note,
  }
}

const actorOf = ({ member_id, username, avatar, tier, process }: Row): JournalEntry['actor'] =>
  member_id === null
    ? { kind: 'process', name: processLabel(process ?? '') }
    : { kind: 'member', memberId: member_id, username, avatar, tier: username === null ? 0 : tier }
