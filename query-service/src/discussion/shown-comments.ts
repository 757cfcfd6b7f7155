import type { CommentRow } from '@debut/events/discussion/comment-answers.ts'
import type { CommentId } from '@debut/events/discussion/discussion-form.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Parts } from '../kernel/query.ts'
import { AUTHORS_READ, withPeople } from './authors.ts'

export const COMMENTS_READ = ['discussion', ...AUTHORS_READ] as const

/** Of the table `comments`, as `comment`. */
export const COMMENT_COLUMNS =
  'comment.comment_id, comment.parent_id, comment.root_id, comment.depth, comment.written_at, comment.member_id, comment.state, comment.body, comment.edited, comment.likes'

export interface CommentTableRow {
  readonly comment_id: CommentId
  readonly parent_id: CommentId | null
  readonly root_id: CommentId
  readonly depth: number
  readonly written_at: Date
  readonly member_id: MemberId
  readonly state: 'published' | 'hidden' | 'deleted'
  readonly body: string | null
  readonly edited: boolean
  readonly likes: number
}

/** Without their text and author where these are not for readers, or the author was erased a moment ago. */
export const shownComments = async (
  rows: readonly CommentTableRow[],
  makers: ReadonlySet<MemberId>,
  parts: Parts,
): Promise<CommentRow[]> => {
  const readable = rows.flatMap(({ member_id, state, body }) =>
    state === 'published' && body !== null ? [{ authorId: member_id, text: body }] : [],
  )
  const { authors, linked } = await withPeople(readable, parts)
  return rows.map(({ comment_id, parent_id, root_id, depth, written_at, member_id, state, body, edited, likes }) => {
    const place = {
      commentId: comment_id,
      parentId: parent_id,
      rootId: root_id,
      depth,
      at: isoOf(toInstant(written_at.toISOString())),
    }
    const author = authors.get(member_id)
    if (state === 'hidden') return { ...place, state }
    if (state === 'deleted' || body === null || author === undefined) return { ...place, state: 'deleted' }
    return { ...place, state: 'shown', author, body: linked(body), edited, likes, byMaker: makers.has(member_id) }
  })
}
