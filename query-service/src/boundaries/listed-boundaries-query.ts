import type { ListedBoundaries } from '@debut/events/boundaries/boundary-answers.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { withoutMentions } from '@debut/events/discussion/mentions.ts'
import { nameOf } from '@debut/events/discussion/post-name.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'
import { tierOf } from '../voting/tiers.ts'
import { mutedWordsOf } from './muted-words-of.ts'

/** For the page on which its member undoes them. */
export const listedBoundariesQuery: OwnQuery<ListedBoundaries> = {
  kind: 'own',
  reads: ['boundaries', 'members', 'rewards', 'discussion', 'tools'],
  read: async ({ memberId }, parts) => {
    const [blocked, muted, threads, tools, words] = await Promise.all([
      peopleOf('blocked', memberId, parts),
      peopleOf('muted', memberId, parts),
      threadsOf(memberId, parts),
      toolsOf(memberId, parts),
      mutedWordsOf(memberId, parts),
    ])
    return { blocked, muted, threads, tools, words }
  },
}

const peopleOf = async (kind: 'blocked' | 'muted', memberId: MemberId, { database, checkpoints }: Parts) => {
  const [boundaries, members, rewards] = ['boundaries', 'members', 'rewards'].map((name) => checkpoints.of(name).schema)
  const { rows } = await database.raw<{ rows: ListedBoundaries['blocked'] }>(
    `select member.member_id as "memberId", member.username, member.display_name as name, member.avatar, ${tierOf('member.member_id')} as tier
     from :boundaries:.boundaries boundary join :members:.members member on member.member_id = boundary.target::uuid
     where boundary.member_id = :memberId and kind = :kind and member.username is not null
     order by boundary.position desc`,
    { boundaries, members, rewards, memberId, kind },
  )
  return rows
}

interface ThreadRow {
  readonly post_id: PostId
  readonly title: string | null
  /** Null where it can't be read. */
  readonly body: string | null
}

const threadsOf = async (memberId: MemberId, { database, checkpoints }: Parts) => {
  const [boundaries, discussion] = ['boundaries', 'discussion'].map((name) => checkpoints.of(name).schema)
  const { rows } = await database.raw<{ rows: ThreadRow[] }>(
    `select target as post_id, post.title, post.body
     from :boundaries:.boundaries boundary left join :discussion:.posts post on post.post_id = target and post.state = 'published'
     where boundary.member_id = :memberId and boundary.kind = 'thread'
     order by boundary.position desc`,
    { boundaries, discussion, memberId },
  )
  return rows.map(({ post_id, title, body }) => ({
    postId: post_id,
    name: body === null ? null : nameOf({ title, text: withoutMentions(body) }),
  }))
}

const toolsOf = async (memberId: MemberId, { database, checkpoints }: Parts) => {
  const [boundaries, tools] = ['boundaries', 'tools'].map((name) => checkpoints.of(name).schema)
  const { rows } = await database.raw<{
    rows: { toolId: ToolId; tool: { slug: Slug; name: string; logo: string } | null }[]
  }>(
    `select target as "toolId", case when tool.tool_id is not null then json_build_object('slug', slug, 'name', name, 'logo', logo) end as tool
     from :boundaries:.boundaries boundary left join :tools:.tools tool on tool.tool_id = target and tool.state = 'listed'
     where boundary.member_id = :memberId and boundary.kind = 'tool'
     order by boundary.position desc`,
    { boundaries, tools, memberId },
  )
  return rows
}
