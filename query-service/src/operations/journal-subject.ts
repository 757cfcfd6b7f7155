import { startOf } from '@debut/events/kernel/calendar.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { boardSubject } from '@debut/events/moderation/board-subject.ts'
import type { JournalEntry } from '@debut/events/operations/operation-answers.ts'

/** What is read to name what entries are about. */
export const SUBJECTS_READ = ['tools', 'tags', 'discussion', 'alternatives', 'members', 'moderation', 'cases', 'votes', 'jobs'] as const

/** Returns where staff read a text that others can't read, or can't read by itself. */
const staffPath = (kind: 'post' | 'comment' | 'review', id: string) => `'/moderation/queue/texts/${kind}/' || ${id}`

/** SQL for the name and address of what `entry` is about. Staff also see the names of hidden things, with links to their texts. */
export const SUBJECT = `
  select title as name, case when state = 'published' then '/posts/' || post_id else ${staffPath('post', 'post_id')} end as path from :discussion:.posts
    where entry.about_kind = 'post' and post_id = entry.about_id and body is not null
  union all
  select post.title, case when post.state = 'published' and comment.state = 'published' then '/posts/' || post.post_id || '#comment-' || comment_id
      when comment.body is not null then ${staffPath('comment', 'comment_id')} end
    from :discussion:.comments comment join :discussion:.posts post on comment.thread = 'post:' || post.post_id
    where entry.about_kind = 'comment' and comment_id = entry.about_id and post.body is not null
  union all
  select tool.name, case when tool.state = 'listed' and comment.state = 'published' then '/tool/' || slug || '\\?tab=comments#comment-' || comment_id
      when comment.body is not null then ${staffPath('comment', 'comment_id')} end
    from :discussion:.comments comment join :tools:.tools tool on comment.thread = 'tool:' || tool.tool_id
    where entry.about_kind = 'comment' and comment_id = entry.about_id
  union all
  select name, case when state = 'listed' then '/tool/' || slug end from :tools:.tools
    where entry.about_kind = 'tool' and tool_id = entry.about_id and state <> 'removed'
  union all
  select name, ${staffPath('review', 'entry.about_id')} from :tools:.tools
    where entry.about_kind = 'review' and tool_id = split_part(entry.about_id, '_', 1) and state <> 'removed'
  union all
  select 'the case of ' || tool.name, '/admin/review/' || launch_id from :tools:.launches join :tools:.tools tool using (tool_id)
    where entry.about_kind = 'case' and launch_id = entry.about_id
  union all
  select 'the audit of ' || tool.name, '/admin/audit/' || audit.id from :jobs:.asked audit
    join :tools:.tools tool on tool.tool_id = audit.question ->> 'toolId'
    where entry.about_kind in ('case', 'audit') and audit.id = entry.about_id
  union all
  select case count(*) when 1 then min(name) when 2 then min(name) || ' and ' || max(name)
      else min(name) || ' and ' || count(*) - 1 || ' other products' end,
    case when exists (select from :tools:.launches where launch_id = entry.about_id) then '/admin/review/' else '/admin/audit/' end
      || entry.about_id
    from (
      select distinct tool.tool_id, tool.name from :cases:.decisions decision
      join :votes:.votes vote on vote.position = any(decision.votes) join :tools:.tools tool on tool.tool_id = vote.tool_id
      where entry.about_kind = 'votes' and decision.position = entry.position
    ) as judged having count(*) > 0
  union all
  select coalesce(tag.name, entry.about_id), case when tag.banned is null then '/tags/' || entry.about_id end from (select) as one
    left join :tags:.tags tag on tag.tag = entry.about_id where entry.about_kind = 'tag'
  union all
  select tool.name || ' and ' || coalesce(pair.name, other.name), case when tool.state = 'listed' then '/tool/' || tool.slug end
    from :alternatives:.pairs pair join :tools:.tools tool on tool.tool_id = pair.tool_id and tool.state <> 'removed'
    left join :tools:.tools other on pair.other = 'tool:' || other.tool_id and other.state <> 'removed'
    where entry.about_kind = 'alternative' and alternative_id = entry.about_id
  union all
  select username, '/profile/' || username from :members:.members
    where entry.about_kind = 'member' and member_id::text = entry.about_id and username is not null
  union all
  select username, '/profile/' || username from :members:.members
    where entry.about_kind = 'appellant' and member_id::text = entry.about_id and username is not null and exists (
      select from :moderation:.acts answer join :moderation:.acts appealed
        on appealed.act_id = case when answer.about_kind = 'act' then answer.about_id::uuid end
      where answer.position = entry.position and appealed.kind not like 'vote-%'
    )`

type Subject = JournalEntry['about']

interface About {
  readonly kind: string
  readonly id: string
  readonly name: string | null
  readonly path: string | null
}

/** The pages of what staff work with, which are named by their ids. */
const PAGES: Readonly<Record<string, (id: string) => { readonly name: string; readonly path: string }>> = {
  projection: (id) => ({ name: id, path: '/admin/projections' }),
  analysis: (id) => ({ name: 'an analysis', path: `/analysis/${id}` }),
}

export const subjectOf = ({ kind, id, name, path }: About): Subject => {
  if (kind === 'board') {
    const board = boardSubject(id)
    return { kind, name: board.name, path: board.path }
  }
  if (kind === 'day') {
    const day = Day.parse(id)
    return { kind, name: startOf(day).setLocale('en').toFormat('d LLL yyyy'), path: `/?start=${day}` }
  }
  // A case is of the held votes of a launch, or else an audit.
  if (kind === 'case' || kind === 'audit') return { kind, name: name ?? 'an audit', path: path ?? `/admin/audit/${id}` }
  // Votes are deleted with their voter's account.
  if (kind === 'votes') return { kind, name: name ?? 'a product', path }
  // The public log shows the vote that an appeal is about, so the member who appeals is not named here.
  if (kind === 'appellant') return { kind: 'member', name, path }
  return { kind, ...(PAGES[kind]?.(id) ?? { name, path }) }
}
