import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { SavedPosts } from '@debut/events/saves/save-answers.ts'
import type { SavedQuery } from '@debut/events/saves/save-questions.ts'
import { postCards, POSTS_READ, selectPosts } from '../discussion/shown-posts.ts'
import type { OwnQuery, Parts } from '../kernel/query.ts'

/** What is hidden or deleted is in no list, and is in it again once the post is shown again. */
const READABLE = `:saves:.saved_posts save join :discussion:.posts post on post.post_id = save.post_id and post.state = 'published'`

/** Posts that their reader keeps for later: they are seen by that reader alone. */
export const savedPostsQuery: OwnQuery<SavedPosts, object, SavedQuery> = {
  kind: 'own',
  reads: [...POSTS_READ, 'saves'],
  read: async ({ memberId, query: { limit, offset } }, parts) => {
    const saves = parts.checkpoints.of('saves').schema
    const from = `
      select post.*, save.position as saved_at from ${READABLE}
      where save.member_id = :memberId order by save.position desc limit :limit offset :offset`
    const [rows, total] = await Promise.all([
      selectPosts({ from, order: 'saved_at desc', given: { saves, memberId, limit, offset } }, parts),
      countOf(memberId, parts),
    ])
    return { posts: await postCards(rows, parts), total }
  },
}

const countOf = async (memberId: MemberId, { database, checkpoints }: Parts): Promise<number> => {
  const { rows } = await database.raw<{ rows: { count: string }[] }>(
    `select count(*) as count from ${READABLE} where save.member_id = :memberId`,
    { saves: checkpoints.of('saves').schema, discussion: checkpoints.of('discussion').schema, memberId },
  )
  return Number(rows[0]?.count ?? 0)
}
