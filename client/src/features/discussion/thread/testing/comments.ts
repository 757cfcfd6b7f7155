import { type CommentRow, Thread } from '@debut/events/discussion/comment-answers.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { memberIdOf, toolIdOf } from '../../../../lib/api/testing/ids.ts'
import { readAs } from '../../../../lib/api/testing/read-as.ts'

/** Always the same for a name, as the ids of tools are. */
export const commentIdOf = (name: string): CommentId => CommentId.parse(toolIdOf(name))
export const postIdOf = (name: string): PostId => PostId.parse(toolIdOf(name))

export const INES = memberIdOf(1)
export const AYA = memberIdOf(2)

const NAMES = new Map([
  [INES, 'ines'],
  [AYA, 'aya'],
])

/**
 * `two > one` is a comment called two that replies to one. Each has its name as its text, is by Aya unless `more` says otherwise, and comes after those above it.
 */
const rowOf = (above: readonly CommentRow[], written: string, more: object = {}): unknown => {
  const [name = '', parent] = written.split(' > ')
  const parentRow = above.find(({ commentId }) => parent !== undefined && commentId === commentIdOf(parent))
  return {
    commentId: commentIdOf(name),
    parentId: parentRow?.commentId ?? null,
    rootId: parentRow?.rootId ?? commentIdOf(name),
    depth: (parentRow?.depth ?? 0) + 1,
    at: '2026-11-26T11:00:00Z',
    state: 'shown',
    author: authorOf(AYA),
    body: name,
    edited: false,
    likes: 0,
    byMaker: false,
    ...more,
  }
}

export const authorOf = (memberId: typeof INES, more: object = {}) => ({
  memberId,
  username: NAMES.get(memberId),
  name: null,
  avatar: null,
  tier: 0,
  makes: null,
  ...more,
})

export const threadAnswer = (comments: readonly (string | readonly [string, object])[], more: object = {}): Thread => {
  const rows = comments.reduce<readonly CommentRow[]>((above, comment) => {
    const [written, change] = typeof comment === 'string' ? [comment, {}] : comment
    return [...above, ...readAs(Thread, whole([rowOf(above, written, change)])).comments]
  }, [])
  return readAs(Thread, { ...whole(rows), ...more })
}

const whole = (comments: readonly unknown[]) => ({ comments, cut: [], total: comments.length, page: 1, pages: 1, position: 100 })
