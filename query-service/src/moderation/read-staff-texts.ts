import { withLinks } from '@debut/events/discussion/mentions.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { HideReason } from '@debut/events/kernel/texts/text-form.ts'
import type { StaffText, TextKind } from '@debut/events/moderation/staff-text-answers.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import type { Parts } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import { mentionedIn } from './mentioned-in.ts'
import { isAdminNow, isMadeByReader, waitsFor } from './waits-for.ts'

export const STAFF_TEXTS_READ = ['moderation', 'discussion', 'reviews', 'tools', 'members', 'rewards'] as const

/** This many notes of reports are shown for one text. */
const MOST_NOTES = 10

interface Row {
  readonly kind: TextKind
  readonly id: string
  readonly member_id: MemberId
  readonly username: string
  readonly avatar: string | null
  readonly tier: number
  readonly place: StaffText['place']
  readonly title: string | null
  readonly body: string
  readonly names: Readonly<Record<string, string>> | null
  readonly rating: number | null
  readonly written_at: Date
  readonly hidden_because: HideReason | null
  readonly hidden_note: string | null
  readonly hidden_at: Date | null
  readonly hidden_position: LogPosition | null
  readonly by_rule: boolean | null
  readonly is_own: boolean
  readonly is_of_admin: boolean
  readonly reasons: StaffText['reasons']
  readonly notes: StaffText['notes']
  readonly reported_as: StaffText['reportedAs']
}

/** Covers every text that its author has not deleted, in all capabilities. */
export const TEXTS = `(
  select 'post' as kind, post_id as id, member_id, title, body, null::smallint as rating, published_at as written_at, hidden_because,
    hidden_note, hidden_at, hidden_position, tool_id, null as on_post
  from :discussion:.posts where body is not null and state <> 'deleted'
  union all
  select 'comment', comment_id, member_id, null, body, null, written_at, hidden_because, hidden_note, hidden_at, hidden_position,
    case when starts_with(thread, 'tool:') then substr(thread, 6) end, case when starts_with(thread, 'post:') then substr(thread, 6) end
  from :discussion:.comments where body is not null and state <> 'deleted'
  union all
  select 'review', review_id, member_id, null, body, rating, written_at, hidden_because, hidden_note, hidden_at, hidden_position,
    tool_id, null
  from :reviews:.reviews where body is not null
) as text join :members:.members member using (member_id)`

const REPORTS = `(
  select position, reason, note from :discussion:.reports where text.kind = 'post' and post_id = text.id
  union all select position, reason, note from :discussion:.reports where text.kind = 'comment' and comment_id = text.id
  union all select position, reason, note from :reviews:.reports where text.kind = 'review' and review_id = text.id
) as report`

const VERSIONS = `(
  select position, title, body from :discussion:.versions where text.kind <> 'review' and text_id = text.id
  union all select position, null, body from :reviews:.versions where text.kind = 'review' and review_id = text.id
) as version`

/** Only a text that everyone can see has an address. */
const PLACE = `
  select json_build_object('kind', 'post', 'name', title, 'path', case when state = 'published' then '/posts/' || post_id end) as place
    from :discussion:.posts where post_id = text.on_post
  union all
  select json_build_object('kind', 'tool', 'name', name, 'path', case when state = 'listed' then '/tool/' || slug end)
    from :tools:.tools where tool_id = text.tool_id`

interface Which {
  /** An SQL condition on `text` and `member`, which may use the bindings. */
  readonly where: string
  readonly bindings?: Readonly<Record<string, unknown>>
  readonly limit: number
}

/** Reads texts as moderators see them, the last hidden first. */
export const readStaffTexts = async (
  { where, bindings = {}, limit }: Which,
  reader: Identity,
  { database, checkpoints }: Parts,
): Promise<readonly StaffText[]> => {
  const schemas = Object.fromEntries(STAFF_TEXTS_READ.map((name) => [name, checkpoints.of(name).schema]))
  const { rows } = await database.raw<{ rows: Row[] }>(
    `with text as materialized (
       select text.*, username, avatar from ${TEXTS} where username is not null and ${where}
       order by hidden_position desc nulls last limit :limit
     )
     select text.*, ${tierOf('text.member_id')} as tier, ${mentionedIn(`concat_ws(' ', text.body, earlier.reported_as ->> 'body')`)} as names, place.place,
       act.by_rule, ${isAdminNow('act.decided_by')} as is_of_admin,
       text.member_id = :reader or ${isMadeByReader('text.tool_id')} as is_own,
       coalesce(said.reasons, '[]') as reasons, coalesce(added.notes, '[]') as notes, earlier.reported_as
     from text
     left join :moderation:.acts act on act.position = text.hidden_position
     left join lateral (${PLACE} limit 1) as place on true
     left join lateral (
       select json_agg(json_build_object('reason', reason, 'reports', reports) order by reports desc, reason) as reasons
       from (select reason, count(*) as reports from ${REPORTS} group by reason) as each
     ) as said on true
     left join lateral (
       select json_agg(json_build_object('reason', reason, 'note', note) order by position desc) as notes
       from (select * from ${REPORTS} where note is not null order by position desc limit ${MOST_NOTES}) as each
     ) as added on true
     left join lateral (
       select json_build_object('title', version.title, 'body', version.body) as reported_as
       from ${VERSIONS} join (select min(position) as first from ${REPORTS}) as report on version.position < first
       where exists (select from ${VERSIONS} where version.position > first)
       order by version.position desc limit 1
     ) as earlier on true
     order by text.hidden_position desc nulls last`,
    { ...schemas, reader: reader.memberId, limit, ...bindings },
  )
  return rows.map((row) => textOf(row, reader))
}

const textOf = (row: Row, { roles }: Identity): StaffText => {
  const { kind, id, member_id, username, avatar, tier, place, title, rating, written_at, reasons, notes, is_own, is_of_admin } = row
  const linked = linkedBy(row)
  return {
    kind,
    id,
    author: { memberId: member_id, username, avatar, tier },
    place,
    title,
    body: linked(row.body),
    rating,
    writtenAt: isoAt(written_at),
    hidden: hiddenOf(row),
    reports: reasons.reduce((sum, { reports }) => sum + reports, 0),
    reasons,
    notes: is_own ? [] : notes,
    reportedAs: row.reported_as === null ? null : { ...row.reported_as, body: linked(row.reported_as.body) },
    waitsFor: waitsFor({ isOwn: is_own, isOfAdmin: is_of_admin }, roles),
  }
}

const isoAt = (at: Date) => isoOf(toInstant(at.toISOString()))

const linkedBy = ({ names }: Row) => {
  const usernames = new Map(Object.entries(names ?? {}))
  return (text: string) => withLinks(text, usernames)
}

const hiddenOf = ({ hidden_because, hidden_note, hidden_at, hidden_position, by_rule }: Row): StaffText['hidden'] =>
  hidden_because === null || hidden_at === null || hidden_position === null
    ? null
    : {
        reason: hidden_because,
        note: hidden_note,
        at: isoAt(hidden_at),
        by: by_rule === true ? 'rule' : 'moderator',
        position: hidden_position,
      }
