import type { HiddenTexts, HiddenTextsQuery } from '@debut/events/discussion/hidden-answers.ts'
import type { CommentId, PostKind } from '@debut/events/discussion/discussion-form.ts'
import type { HideReason } from '@debut/events/kernel/texts/text-form.ts'
import { isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { hidingFrom, type HidingJson, hidingOf, HIDINGS_READ } from '../moderation/hiding-of.ts'
import { AUTHORS_READ, withPeople } from './authors.ts'
import { threadName } from './thread-name.ts'

/** Comments of one member in one thread. */
const MOST = 20

interface Row {
  readonly body: string
  readonly at: Date
  readonly reason: HideReason
  readonly is_held: boolean
  readonly note: string | null
  readonly hiding: HidingJson | null
}

/** Authors alone see what a rule or a moderator hid of theirs. */
export const hiddenTextsQuery: OwnQuery<HiddenTexts, object, HiddenTextsQuery> = {
  kind: 'own',
  reads: ['discussion', ...HIDINGS_READ, ...AUTHORS_READ],
  read: async ({ memberId, query: { postId, toolId } }, parts) => {
    const { database, checkpoints } = parts
    const [discussion, moderation, conduct] = ['discussion', ...HIDINGS_READ].map((name) => checkpoints.of(name).schema)
    const schemas = { discussion, moderation, conduct }
    const threads = [
      ...(postId === undefined ? [] : [threadName({ postId, toolId: null })]),
      ...(toolId === undefined ? [] : [threadName({ postId: null, toolId })]),
    ]
    const [posts, comments] = await Promise.all([
      database.raw<{ rows: (Row & { readonly kind: PostKind; readonly title: string | null })[] }>(
        `select kind, title, body, published_at as at, hidden_because as reason, hidden_note as note,
           exists (select from :discussion:.holds hold where hold.post_id = post.post_id) as is_held, ${hidingOf('post', 'post_id')} as hiding
         from :discussion:.posts post where post_id = :postId and member_id = :memberId and state = 'hidden' and body is not null`,
        { ...schemas, memberId, postId: postId ?? null },
      ),
      database.raw<{ rows: (Row & { readonly comment_id: CommentId })[] }>(
        `select comment_id, body, written_at as at, hidden_because as reason, hidden_note as note,
           exists (select from :discussion:.holds hold where hold.comment_id = comment.comment_id) as is_held,
           ${hidingOf('comment', 'comment_id')} as hiding
         from :discussion:.comments comment
         where member_id = :memberId and thread = any(:threads) and state = 'hidden' and body is not null
         order by position desc limit ${MOST}`,
        { ...schemas, memberId, threads },
      ),
    ])
    const all = [...posts.rows, ...comments.rows].map(({ body }) => ({ authorId: memberId, text: body }))
    const { linked } = await withPeople(all, parts)
    const shown = ({ body, at, reason, is_held, note, hiding }: Row) => ({
      body: linked(body),
      at: isoOf(toInstant(at.toISOString())),
      reason,
      isHeld: is_held,
      note,
      hiding: hidingFrom(hiding),
    })
    const [post] = posts.rows
    return {
      post: post === undefined ? null : { ...shown(post), kind: post.kind, title: post.title },
      comments: comments.rows.map((row) => ({ ...shown(row), commentId: row.comment_id })),
    }
  },
}
