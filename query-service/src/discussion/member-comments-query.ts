import type { MemberComments } from '@debut/events/discussion/comment-answers.ts'
import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import type { MentionedTool } from '@debut/events/discussion/post-answers.ts'
import { nameOf } from '@debut/events/discussion/post-name.ts'
import type { MemberPostsQuery } from '@debut/events/discussion/post-questions.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ProfileParams } from '@debut/events/members/member-questions.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { findMember } from '../members/find-member.ts'
import { COMMENTS_READ } from './shown-comments.ts'
import { withPeople } from './authors.ts'

interface Row {
  readonly comment_id: CommentId
  readonly body: string
  readonly written_at: Date
  readonly edited: boolean
  readonly likes: number
  readonly position: number
  readonly post: { readonly postId: PostId; readonly title: string | null; readonly body: string | null } | null
  readonly tool: MentionedTool | null
}

/** What one member has answered to others, where everybody can read it. A name that was given up leads to their present name. */
export const memberCommentsQuery: SharedQuery<MemberComments, z.output<typeof ProfileParams>, MemberPostsQuery> = {
  kind: 'shared',
  reads: COMMENTS_READ,
  awaitsOwn: true,
  read: async ({ params: { username }, query: { limit, before } }, parts) => {
    const member = username && (await findMember(parts.database, parts.checkpoints.of('members').schema, username))
    if (member === undefined) throw new HttpError('not-found')
    if (member.username !== username) return { moved: member.username }
    const { member_id: memberId } = member
    const [rows, all] = await Promise.all([rowsOf({ memberId, limit: limit + 1, before }, parts), countOf(memberId, parts)])
    return { username, comments: await shown(memberId, rows.slice(0, limit), parts), more: rows.length > limit, all }
  },
}

/** A comment can be read as long as its tool can be seen, or its post is not hidden. */
const READABLE = `
  from :discussion:.comments comment
  left join :discussion:.posts post on comment.thread = 'post:' || post.post_id
  left join :tools:.tools tool on comment.thread = 'tool:' || tool.tool_id and tool.state = 'listed'
  where comment.member_id = :memberId and comment.state = 'published' and comment.body is not null
    and case when starts_with(comment.thread, 'post:') then post.state is distinct from 'hidden' else tool.tool_id is not null end`

const schemasIn = ({ checkpoints }: Parts) => ({ discussion: checkpoints.of('discussion').schema, tools: checkpoints.of('tools').schema })

interface Page {
  readonly memberId: MemberId
  readonly limit: number
  readonly before: number | undefined
}

const rowsOf = async ({ memberId, limit, before }: Page, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: Row[] }>(
    `select comment.comment_id, comment.body, comment.written_at, comment.edited, comment.likes, comment.position,
       case when starts_with(comment.thread, 'post:') then json_build_object('postId', substring(comment.thread from 6),
         'title', post.title, 'body', post.body) end as post,
       case when tool.tool_id is not null then json_build_object('toolId', tool.tool_id, 'slug', tool.slug, 'name', tool.name,
         'tagline', tool.tagline, 'logo', tool.logo) end as tool
     ${READABLE} and (:before::bigint is null or comment.position < :before::bigint) order by comment.position desc limit :limit`,
    { ...schemasIn(parts), memberId, limit, before: before ?? null },
  )
  return rows
}

const countOf = async (memberId: MemberId, parts: Parts) => {
  const { rows } = await parts.database.raw<{ rows: { count: number }[] }>(`select count(*) ${READABLE}`, { ...schemasIn(parts), memberId })
  return rows[0]?.count ?? 0
}

const shown = async (memberId: MemberId, rows: readonly Row[], parts: Parts) => {
  const { linked } = await withPeople(
    rows.map(({ body }) => ({ authorId: memberId, text: body })),
    parts,
  )
  return rows.map(({ comment_id, body, written_at, edited, likes, position, post, tool }) => ({
    commentId: comment_id,
    body: linked(body),
    at: isoOf(toInstant(written_at.toISOString())),
    edited,
    likes,
    post: post && { postId: post.postId, name: post.body === null ? null : nameOf({ title: post.title, text: post.body }) },
    tool,
    writtenPosition: position,
  }))
}
