import type { PostId, PostKind } from '@debut/events/discussion/discussion-form.ts'
import type { MentionedTool } from '@debut/events/discussion/post-answers.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from '../kernel/query.ts'
import { type Author, AUTHORS_READ, withPeople } from './authors.ts'
import { beginningOf } from '@debut/events/discussion/beginning-of.ts'
import { topRepliesTo } from './top-replies.ts'

export const POSTS_READ = ['discussion', ...AUTHORS_READ] as const

interface PostRow {
  readonly post_id: PostId
  readonly member_id: MemberId
  readonly kind: PostKind
  readonly title: string | null
  readonly body: string
  readonly published_at: Date
  readonly edited: boolean
  readonly revision: number
  readonly likes: number
  readonly comments: number
  readonly position: number
  readonly tool: MentionedTool | null
}

/** SQL that selects rows of `posts`, in an order. */
interface Selection {
  readonly from: string
  readonly order: string
  readonly given: Readonly<Record<string, unknown>>
}

/** Posts that everybody can read, with what stands beside their text. */
export const selectPosts = async ({ from, order, given }: Selection, { database, checkpoints }: Parts): Promise<readonly PostRow[]> => {
  const { rows } = await database.raw<{ rows: PostRow[] }>(
    `select post.post_id, post.member_id, kind, title, body, published_at, edited, revision, likes, post.position,
       coalesce(thread.comments, 0) as comments, case when tool.tool_id is not null then
         json_build_object('toolId', tool.tool_id, 'slug', slug, 'name', name, 'tagline', tagline, 'logo', logo) end as tool
     from (${from}) as post
     left join :discussion:.threads thread on thread.thread = 'post:' || post.post_id
     left join :tools:.tools tool on tool.tool_id = post.tool_id and tool.state = 'listed'
     order by ${order}`,
    { discussion: checkpoints.of('discussion').schema, tools: checkpoints.of('tools').schema, ...given },
  )
  return rows
}

const shown = ({ post_id, kind, title, published_at, edited, likes, comments, position, tool }: PostRow, author: Author) => ({
  postId: post_id,
  kind,
  title,
  author,
  tool,
  publishedAt: isoOf(toInstant(published_at.toISOString())),
  edited,
  likes,
  comments,
  publishedPosition: position,
})

/** As a feed shows them. One whose author has no name is not there: they were erased a moment ago, or are not known yet. */
export const postCards = async (rows: readonly PostRow[], parts: Parts) => {
  const begun = rows.map((row) => ({ row, authorId: row.member_id, ...beginningOf(row.body) }))
  const questions = rows.flatMap(({ kind, post_id }) => (kind === 'question' ? [post_id] : []))
  const [{ authors, linked }, topReplies] = await Promise.all([
    withPeople(
      begun.map(({ authorId, beginning }) => ({ authorId, text: beginning })),
      parts,
    ),
    topRepliesTo(questions, parts),
  ])
  return begun.flatMap(({ row, authorId, beginning, isWhole }) => {
    const author = authors.get(authorId)
    if (author === undefined) return []
    return [{ ...shown(row, author), beginning: linked(beginning), isWhole, topReply: topReplies.get(row.post_id) ?? null }]
  })
}

/** The same with the whole of its text. */
export const wholePost = async (row: PostRow, parts: Parts) => {
  const { authors, linked } = await withPeople([{ authorId: row.member_id, text: row.body }], parts)
  const author = authors.get(row.member_id)
  return author === undefined ? undefined : { ...shown(row, author), body: linked(row.body), revision: row.revision }
}
