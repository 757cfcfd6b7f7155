import type { OwnLikes } from '@debut/events/discussion/post-answers.ts'
import type { ShownTexts } from '@debut/events/discussion/post-questions.ts'
import { markedAmong } from '../kernel/marked-among.ts'
import type { OwnQuery } from '../kernel/query.ts'

const LIKES = { projection: 'discussion', who: 'member_id' }
const OF_POSTS = { ...LIKES, table: 'post_likes', what: 'post_id' }
const OF_COMMENTS = { ...LIKES, table: 'comment_likes', what: 'comment_id' }

/** Which of those that a page shows its reader likes. */
export const ownLikesQuery: OwnQuery<OwnLikes, object, ShownTexts> = {
  kind: 'own',
  reads: ['discussion'],
  read: async ({ memberId, query }, parts) => {
    const [posts, comments] = await Promise.all([
      markedAmong(parts, OF_POSTS, memberId, query.posts),
      markedAmong(parts, OF_COMMENTS, memberId, query.comments),
    ])
    return { posts, comments }
  },
}
