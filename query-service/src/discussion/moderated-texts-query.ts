import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import type { HideReason, ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import { MOST_NOTES, type ModeratedTexts } from '@debut/events/discussion/moderated-answers.ts'
import type { ModeratedTextsQuery } from '@debut/events/discussion/moderated-questions.ts'
import type { MentionedTool } from '@debut/events/discussion/post-answers.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { isMadeByReader, waitsFor } from '../moderation/waits-for.ts'
import { AUTHORS_READ, withPeople } from './authors.ts'

interface Row {
  readonly post_id: PostId | null
  readonly comment_id: CommentId | null
  readonly member_id: MemberId
  readonly title: string | null
  readonly body: string
  readonly written_at: Date
  readonly state: 'published' | 'hidden'
  readonly held_because: HideReason | null
  readonly oldest: number
  readonly tool: MentionedTool | null
  readonly is_own: boolean
  readonly reported_as: { readonly title: string | null; readonly body: string } | null
  readonly reasons: readonly { readonly reason: ReportReason; readonly reports: number }[]
  readonly notes: readonly { readonly reason: ReportReason; readonly note: string }[]
}

/** What moderators have not decided yet. A text that was deleted, or whose author is erased, waits for no decision. */
export const moderatedTextsQuery: OwnQuery<ModeratedTexts, object, ModeratedTextsQuery> = {
  kind: 'own',
  reads: ['discussion', ...AUTHORS_READ],
  read: async ({ query: { limit, after }, memberId: reader }, parts) => {
    const [rows, total] = await Promise.all([rowsOf({ limit: limit + 1, after, reader }, parts), countWaitingTexts(parts)])
    const shown = rows.slice(0, limit)
    const { authors, linked } = await withPeople(
      shown.map(({ member_id, body, reported_as }) => ({ authorId: member_id, text: `${body}\n${reported_as?.body ?? ''}` })),
      parts,
    )
    const texts = shown.flatMap(({ member_id, body, reasons, ...row }) => {
      const author = authors.get(member_id)
      if (author === undefined) return []
      return [
        {
          postId: row.post_id,
          commentId: row.comment_id,
          tool: row.tool,
          author,
          title: row.title,
          body: linked(body),
          writtenAt: isoOf(toInstant(row.written_at.toISOString())),
          state: row.state,
          heldBecause: row.held_because,
          reportedAs: row.reported_as === null ? null : { ...row.reported_as, body: linked(row.reported_as.body) },
          reports: reasons.reduce((sum, { reports }) => sum + reports, 0),
          reasons,
          notes: row.notes,
          oldestPosition: row.oldest,
          waitsFor: waitsFor({ isOwn: row.is_own }),
        },
      ]
    })
    return { texts, total, more: rows.length > limit }
  },
}

/** SQL for each text that waits, with what happened first to it. */
const WAITING = `
  select waiting.oldest, post_id, null as comment_id, member_id, title, body, tool_id, published_at as written_at, state
  from (
    select post_id, min(position) as oldest from (
      select post_id, position from :discussion:.reports where post_id is not null and not closed
      union all select post_id, position from :discussion:.holds where post_id is not null
    ) as each group by post_id
  ) as waiting join :discussion:.posts using (post_id)
  where state <> 'deleted' and body is not null
  union all
  select waiting.oldest, case when starts_with(thread, 'post:') then substr(thread, 6) end, comment_id, member_id, null, body,
    case when starts_with(thread, 'tool:') then substr(thread, 6) end, written_at, state
  from (
    select comment_id, min(position) as oldest from (
      select comment_id, position from :discussion:.reports where comment_id is not null and not closed
      union all select comment_id, position from :discussion:.holds where comment_id is not null
    ) as each group by comment_id
  ) as waiting join :discussion:.comments using (comment_id)
  where state <> 'deleted' and body is not null`

interface Page {
  readonly limit: number
  readonly after: number | undefined
  readonly reader: MemberId
}

const rowsOf = async ({ limit, after, reader }: Page, { database, checkpoints }: Parts): Promise<readonly Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `with text as materialized (
       select * from (${WAITING}) as waiting ${after === undefined ? '' : 'where oldest > :after'} order by oldest limit :limit
     )
     select text.*, hold.reason as held_because, coalesce(said.reasons, '[]') as reasons, coalesce(added.notes, '[]') as notes, earlier.reported_as,
       text.member_id = :reader or ${isMadeByReader('text.tool_id')} as is_own,
       case when tool.tool_id is not null then
         json_build_object('toolId', tool.tool_id, 'slug', slug, 'name', name, 'tagline', tagline, 'logo', logo) end as tool
     from text
     left join :tools:.tools tool on tool.tool_id = text.tool_id and tool.state = 'listed'
     left join lateral (
       select reason from :discussion:.holds where ${OF_TEXT} order by position desc limit 1
     ) as hold on true
     left join lateral (
       select json_agg(json_build_object('reason', reason, 'reports', reports) order by reports desc, reason) as reasons
       from (select reason, count(*) as reports from :discussion:.reports where ${OF_TEXT} and not closed group by reason) as each
     ) as said on true
     left join lateral (
       select json_agg(json_build_object('reason', reason, 'note', note) order by position desc) as notes
       from (
         select reason, note, position from :discussion:.reports where ${OF_TEXT} and not closed and note is not null
         order by position desc limit ${MOST_NOTES}
       ) as each
     ) as added on true
     left join lateral (
       select json_build_object('title', said.title, 'body', said.body) as reported_as
       from :discussion:.versions said
       where said.text_id = coalesce(text.comment_id, text.post_id) and said.position < text.oldest and exists (
         select from :discussion:.versions later where later.text_id = said.text_id and later.position > text.oldest
       )
       order by said.position desc limit 1
     ) as earlier on true
     order by text.oldest`,
    { ...schemasOf(checkpoints), limit, reader, ...(after !== undefined && { after }) },
  )
  return rows
}

/** A comment is on a post, and so names it as well. */
const OF_TEXT = `(comment_id = text.comment_id or text.comment_id is null and post_id = text.post_id)`

export const countWaitingTexts = async ({ database, checkpoints }: Parts): Promise<number> => {
  const { rows } = await database.raw<{ rows: { total: number }[] }>(`select count(*)::int as total from (${WAITING}) as waiting`, {
    discussion: checkpoints.of('discussion').schema,
  })
  return rows[0]?.total ?? 0
}

const schemasOf = (checkpoints: Parts['checkpoints']) => ({
  discussion: checkpoints.of('discussion').schema,
  tools: checkpoints.of('tools').schema,
})
