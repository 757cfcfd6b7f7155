import { type ActId, shownActId } from '@debut/events/kernel/act-id.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { ActKind } from '@debut/events/moderation/act-kinds.ts'
import { boardSubject } from '@debut/events/moderation/board-subject.ts'
import type { ActSubject, LoggedAct } from '@debut/events/moderation/moderation-answers.ts'
import type { RuleId } from '@debut/events/launches/rules.ts'
import type { Parts } from '../kernel/query.ts'

/** What is read of acts, and of what they were about. */
export const ACTS_READ = ['moderation', 'tools', 'tags', 'discussion', 'alternatives', 'members'] as const

interface Row {
  readonly act_id: ActId
  readonly kind: ActKind
  readonly at: Date
  readonly reason: string | null
  readonly by_rule: boolean
  readonly decided_by: MemberId | null
  readonly rule: RuleId | null
  readonly subject: (ActSubject & { readonly id: string }) | null
  readonly of_position: LogPosition | null
  readonly of_kind: ActKind | null
  readonly undone: boolean
  readonly position: LogPosition
}

export interface ReadAct extends LoggedAct {
  /** Only the act's member may see this id, because it is derived from the stream's name. */
  readonly idInLog: ActId
  /** For other moderators alone. */
  readonly decidedBy: MemberId | null
}

interface Which {
  /** Of `act`, with the bindings that it names. */
  readonly where: string
  readonly bindings?: Readonly<Record<string, unknown>>
  readonly limit: number
  /** Who sees their own texts also while those are hidden. */
  readonly reader?: MemberId
}

/** The name and address of a text: for all readers if it is public, otherwise for its author only. */
const SUBJECT = `
  select title as name, '/posts/' || post_id as path from :discussion:.posts
    where act.about_kind = 'post' and post_id = act.about_id and body is not null and (state = 'published' or member_id = :reader)
  union all
  select post.title, '/posts/' || post.post_id || case when comment.state = 'published' then '#comment-' || comment_id else '' end
    from :discussion:.comments comment join :discussion:.posts post on comment.thread = 'post:' || post.post_id
    where act.about_kind = 'comment' and comment_id = act.about_id and comment.body is not null and post.state = 'published'
      and (comment.state = 'published' or comment.member_id = :reader)
  union all
  select tool.name, '/tool/' || slug || '\\?tab=comments' || case when comment.state = 'published' then '#comment-' || comment_id else '' end
    from :discussion:.comments comment join :tools:.tools tool on comment.thread = 'tool:' || tool.tool_id
    where act.about_kind = 'comment' and comment_id = act.about_id and comment.body is not null and tool.state = 'listed'
      and (comment.state = 'published' or comment.member_id = :reader)
  union all
  select name, '/tool/' || slug from :tools:.tools
    where act.about_kind = 'tool' and tool_id = act.about_id and state = 'listed'
  union all
  select name, '/tool/' || slug || '\\?tab=reviews' from :tools:.tools
    where act.about_kind = 'review' and tool_id = split_part(act.about_id, '_', 1) and state = 'listed'
  union all
  select coalesce(tag.name, act.about_id), '/tags/' || act.about_id from (select) as one
    left join :tags:.tags tag on tag.tag = act.about_id where act.about_kind = 'tag' and tag.banned is null
  union all
  select tool.name || ' and ' || coalesce(pair.name, other.name), '/tool/' || tool.slug
    from :alternatives:.pairs pair join :tools:.tools tool on tool.tool_id = pair.tool_id and tool.state = 'listed'
    left join :tools:.tools other on pair.other = 'tool:' || other.tool_id and other.state = 'listed'
    where act.about_kind = 'alternative' and alternative_id = act.about_id and pair.state = 'accepted'
      and coalesce(pair.name, other.name) is not null
  union all
  select username, '/profile/' || username from :members:.members
    where act.about_kind = 'member' and member_id::text = act.about_id and username is not null and not act.undone`

/** Acts with what they were about, the newest first. */
export const readActs = async (
  { where, bindings = {}, limit, reader }: Which,
  { database, checkpoints }: Parts,
): Promise<readonly ReadAct[]> => {
  const schemas = Object.fromEntries(ACTS_READ.map((name) => [name, checkpoints.of(name).schema]))
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select act.act_id, act.kind, act.at, act.reason, act.by_rule, act.rule, act.decided_by, act.undone, act.position,
       act_of.position as of_position, act_of.kind as of_kind,
       case when act.about_kind is not null and act.about_kind <> 'act' then
         json_build_object('kind', act.about_kind, 'id', act.about_id, 'name', subject.name, 'path', subject.path) end as subject
     from (select * from :moderation:.acts act where ${where} order by position desc limit :limit) as act
     left join :moderation:.acts act_of on act_of.act_id = case when act.about_kind = 'act' then act.about_id::uuid end
       or act_of.position = act.because
     left join lateral (${SUBJECT} limit 1) as subject on true
     order by act.position desc`,
    { ...schemas, reader: reader ?? null, limit, ...bindings },
  )
  return rows.map((row) => ({
    actId: shownActId(row.position),
    idInLog: row.act_id,
    kind: row.kind,
    at: isoOf(toInstant(row.at.toISOString())),
    reason: row.reason,
    by: row.by_rule ? 'rule' : 'moderator',
    rule: row.rule,
    subject: subjectIn(row),
    of: row.of_position === null || row.of_kind === null ? null : { actId: shownActId(row.of_position), kind: row.of_kind },
    undone: row.undone,
    position: row.position,
    decidedBy: row.decided_by,
  }))
}

const subjectIn = ({ subject }: Row): ActSubject | null => {
  if (subject === null) return null
  const { id, ...named } = subject
  return named.kind === 'board' ? boardSubject(id) : named
}
