import type { Post } from '@debut/events/discussion/post-answers.ts'
import type { PostParams } from '@debut/events/discussion/post-questions.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { SharedQuery } from '../kernel/query.ts'
import { POSTS_READ, selectPosts, wholePost } from './shown-posts.ts'

/** A hidden or deleted post is never returned, but replies to a deleted one still are. */
export const postQuery: SharedQuery<Post, PostParams> = {
  kind: 'shared',
  reads: POSTS_READ,
  awaitsOwn: true,
  read: async ({ params: { postId } }, parts) => {
    const from = `select * from :discussion:.posts where post_id = :postId and state = 'published'`
    const [row] = await selectPosts({ from, order: 'post.position', given: { postId } }, parts)
    const post = row && (await wholePost(row, parts))
    if (post === undefined) throw new HttpError('not-found')
    return post
  },
}
